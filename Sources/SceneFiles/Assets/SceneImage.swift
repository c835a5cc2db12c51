import HeadlessUIKit

/// An image that a scene names: the file it was found in, and its picture.
struct SceneImage: Hashable, Sendable {
  /// The name as the scene file spells it.
  let name: String
  /// The path of the file, without symbolic links.
  let file: String
  /// The picture.
  var picture: UIImage
}
