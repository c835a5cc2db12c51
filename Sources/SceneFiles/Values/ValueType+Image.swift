import HeadlessUIKit

extension ValueType where Value == SceneImage {
  /// The file name of an image.
  static var image: ValueType {
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
