import Foundation
import HeadlessUIKit

extension ValueType where Value == SceneImage {
  /// The file name of an image, alone or with what is done to the picture.
  static var image: ValueType {
    let file = imageFile
    let adjusted = AdjustedImage.declaration.type
    return ValueType(.anyOf([file.shape, adjusted.shape])) { node, reader in
      guard case .mapping = node.content else { return file.read(node, &reader) }
      return adjusted.read(node, &reader)?.image
    }
  }

  /// The file name of an image.
  fileprivate static var imageFile: ValueType {
    ValueType<String>.text("the name of an image file").map { name, node, reader in
      do throws(AssetFault) {
        let file = try reader.assets.file(ofImage: name)
        if let picture = reader.picture(in: file) {
          return SceneImage(name: name, file: file, picture: picture)
        }
        reader.report(
          node.range, "\(Diagnostic.quoted(name)) cannot be read",
          expected: "a PNG, JPEG, GIF or SVG image")
      } catch {
        let assets = reader.assets
        reader.report(
          error, named: name, at: node.range, what: "image",
          suggestion: Spelling(name).nearest(among: assets.imageNames))
      }
      return nil
    }
  }
}

/// An image and what is done to its picture.
private struct AdjustedImage: Hashable, Sendable {
  var file: SceneImage?
  var alpha = 1.0

  /// The image with the changes; nil when the file has none.
  var image: SceneImage? {
    guard var image = file else { return nil }
    if alpha < 1 { image.picture = image.picture.withAlpha(CGFloat(alpha)) }
    return image
  }

  static let declaration = RecordType<AdjustedImage>(
    phrase: "an image with changes",
    keys: [
      .required(
        "file", \.file, ValueType<SceneImage>.imageFile.map { image, _, _ in .some(image) },
        "The name of the image file."),
      .optional(
        "alpha", \.alpha, .number(.fraction),
        "What the picture's alpha is multiplied by: 0 is clear."),
    ],
    initial: AdjustedImage())
}

extension SceneReader {
  /// Reports a file that cannot be used.
  mutating func report(
    _ fault: AssetFault, named name: String, at range: SourceRange, what: String,
    suggestion: @autoclosure () -> String? = nil
  ) {
    let quoted = Diagnostic.quoted(name)
    switch fault {
    case .absolute:
      report(range, "\(quoted) is absolute", expected: "a path relative to the scene file")
    case .outside:
      report(
        range, "\(quoted) lies outside the folders of the scene",
        expected: "a path inside the scene's folder or its assets")
    case .missing(let searched):
      report(
        range, "no \(what) \(quoted)",
        expected:
          "\(what == "folder" ? "a folder" : "a file") in \(searched.joined(separator: " or "))",
        suggestion: suggestion())
    case .notAFile:
      report(range, "\(quoted) is not a file", expected: "an image file")
    case .tooLarge(let bytes, let limit):
      report(range, "\(quoted) has \(bytes) bytes; the limit is \(limit)")
    }
  }
}
