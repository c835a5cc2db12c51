import SceneFiles

/// A scene as text, to be read by tests.
struct SceneText {
  let text: String
  var folder = "/nowhere"
  var replacements: String?

  init(_ text: String, folder: String = "/nowhere", replacements: String? = nil) {
    self.text = text
    self.folder = folder
    self.replacements = replacements
  }

  /// A right scene but for the lines that are added to it.
  static func adding(_ lines: String, folder: String = "/nowhere") -> SceneText {
    SceneText(
      "canvas: { width: 100, height: 50 }\nrecord: { fps: 10, duration: 1 }\n" + lines,
      folder: folder)
  }

  func read() throws(SceneFileError) -> SceneFile {
    try SceneFile(
      bytes: Array(text.utf8), name: "scene.yaml", folder: folder, replacements: replacements)
  }

  /// The faults in the order of the text; none when the scene is right.
  var faults: [Diagnostic] {
    do {
      _ = try read()
      return []
    } catch {
      guard case .faulty(let diagnostics) = error else { return [] }
      return diagnostics
    }
  }

  /// The first line of each fault.
  var faultLines: [String] {
    faults.map { String($0.description.prefix { $0 != "\n" }) }
  }
}
