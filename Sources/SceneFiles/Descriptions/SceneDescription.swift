/// Everything a scene file says, as values that were checked.
public struct SceneDescription: Sendable {
  /// The surface that the scene is shown on.
  public var canvas = CanvasDescription()
  /// How the screen of a device is brought into the output; nil to draw at the canvas' scale.
  public var capture: CaptureDescription?
  /// The folder of images beside the scene file, as the file names it.
  var assets: String?
  /// The views on the canvas, from back to front.
  public var views: [ViewDescription] = []
  /// What happens, in the order of the file.
  public var script: [EventDescription] = []
  /// Which moments are recorded.
  public var record = RecordDescription()
}

extension SceneDescription {
  static let declaration = RecordType<SceneDescription>(
    phrase: "the scene",
    keys: [
      .required(
        "canvas", \.canvas, CanvasDescription.declaration.type,
        "The surface that the scene is shown on."),
      .optional(
        "capture", \.capture, CaptureDescription.declaration.type,
        "How the screen of a device is brought into the output."),
      .optional(
        "assets", \.assets, .text("a folder beside the scene file"),
        "The folder of images, relative to the scene file."),
      .optional(
        "views", \.views, .list(ViewDescription.type, upTo: SceneLimits.views),
        "The views on the canvas, from back to front."),
      .optional(
        "script", \.script, .list(EventDescription.declaration.type, upTo: SceneLimits.events),
        "What happens, and when."),
      .required(
        "record", \.record, RecordDescription.declaration.type, "Which moments are recorded."),
    ],
    initial: SceneDescription(),
    check: { scene, node, reader in
      scene.checkCapture(node, &reader)
      let views = scene.views.flatMap(\.withDescendants)
      scene.checkViews(views, &reader)
      scene.checkScript(views, &reader)
    })

  /// Checks that the part of the device's screen that is painted is not too large.
  private func checkCapture(_ node: YAMLNode, _ reader: inout SceneReader) {
    guard let capture, let range = node["capture"]?.range, canvas.isWithinLimits else { return }
    let output = canvas.pixelSize
    let area =
      Double(output.width) / canvas.scale.x * Double(output.height) / canvas.scale.y
      * Double(capture.deviceScale * capture.deviceScale)
    if area > Double(SceneLimits.area) {
      reader.report(
        range, "the captured screen would be too large",
        expected: "at most \(SceneLimits.area) pixels in all")
    }
  }

  private func checkViews(_ views: [ViewDescription], _ reader: inout SceneReader) {
    if views.count > SceneLimits.views {
      reader.report(
        Diagnostic(
          wholeFile: reader.source.name,
          message: "the scene has \(views.count) views; the limit is \(SceneLimits.views)"))
    }
    var lines: [String: Int] = [:]
    for id in views.compactMap(\.id) {
      if let line = lines[id.value] {
        reader.report(id.range, "the id '\(id.value)' was given on line \(line) already")
      } else {
        lines[id.value] = id.range.line
      }
    }
  }

  private func checkScript(_ views: [ViewDescription], _ reader: inout SceneReader) {
    let ids = views.compactMap { $0.id?.value }
    let viewsByID = Dictionary(
      views.compactMap { view in view.id.map { ($0.value, view) } }, uniquingKeysWith: { $1 })
    for event in script {
      for target in [event.tap, event.touch].compactMap(\.self) {
        if let view = viewsByID[target.value.id] {
          check(target, in: view, &reader)
        } else {
          reader.report(
            target.range, "no view has the id '\(target.value.id)'", word: target.value.id,
            among: Array(ids.prefix(100)),
            making: { ([$0] + target.value.parts.map(\.description)).joined(separator: ".") })
        }
      }
      if record.duration > 0, event.at > record.duration, let target = event.tap ?? event.touch {
        reader.report(
          target.range, "the event begins after the end of the recording", severity: .warning)
      }
    }
  }

  /// Checks that a view has the part that an event points at.
  private func check(
    _ target: Located<ViewPath>, in view: ViewDescription, _ reader: inout SceneReader
  ) {
    let path = target.value
    guard let viewClass = view.viewClass, let step = path.parts.first else { return }
    guard let part = viewClass.parts.first(where: { $0.name == step.name }) else {
      reader.report(
        target.range, "the \(viewClass.name) '\(path.id)' has no part '\(step.name)'",
        word: step.name, among: viewClass.parts.map(\.name), making: { "\(path.id).\($0)" })
      return
    }
    switch (part.count, step.index) {
    case (nil, nil): break
    case (nil, _?):
      reader.report(target.range, "there is only one '\(step.name)', without a number")
    case (_?, nil):
      reader.report(target.range, "which of them?", expected: "a number, as in '\(step.name)[0]'")
    case (let count?, let index?):
      let count = count(view)
      if index >= count {
        reader.report(
          target.range, "'\(path.id)' has no \(step.name)[\(index)]",
          expected: count == 0 ? nil : count == 1 ? "the number 0" : "a number up to \(count - 1)")
      }
    }
    if path.parts.count > 1 {
      reader.report(target.range, "'\(path.id).\(step)' has no parts")
    }
  }
}
