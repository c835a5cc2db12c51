/// An image that a scene names, and the file it was found in.
public struct ImageReference: Hashable, Sendable {
  /// The name as the scene file spells it.
  public let name: String
  /// The path of the file, without symbolic links.
  public let file: String
}
