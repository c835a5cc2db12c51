import Foundation
import Recording
import SceneFiles

/// `flipbook render`: makes a picture of a scene file.
struct RenderCommand {
  static let declaration = CommandDeclaration(
    name: "render", summary: "Render a scene file into an animated or a still picture.",
    operands: "SCENE", operandCount: 1...1,
    options: [
      OptionDeclaration(
        name: "output", letter: "o", placeholder: "FILE",
        help: "Write FILE: .gif, or .png with --at; - is standard output."),
      OptionDeclaration(
        name: "assets", placeholder: "DIR", help: "Take images from DIR where it has them."),
      OptionDeclaration(
        name: "at", placeholder: "T", help: "Render only the moment T, in seconds, into a PNG."),
      OptionDeclaration(
        name: "scale", placeholder: "N", help: "Render N pixels per point instead."),
      OptionDeclaration(
        name: "jobs", letter: "j", placeholder: "N",
        help: "Draw N samples at a time; the result is the same."),
      OptionDeclaration(name: "strict", help: "Count warnings as errors."),
      OptionDeclaration(name: "quiet", letter: "q", help: "Tell nothing but errors."),
      OptionDeclaration(name: "verbose", letter: "v", help: "Tell how long each phase took."),
    ],
    discussion: """
      A SCENE of - is standard input. The output appears in one step: it is written beside its
      place and then renamed, so what was there before stays whole if anything fails.

      Ends with 0 when done, 1 when the rendering failed, 2 when it could not begin (the scene
      cannot be read, the folder cannot be written to), 64 when the command line or the scene is
      wrong.

      Example:
        flipbook render menu.yaml -o menu.gif
        flipbook render menu.yaml -o open.png --at 2.5 --scale 2
      """)

  /// What is made.
  enum Kind {
    case gif
    case png(at: Double)
  }

  let scene: String
  let output: String
  let kind: Kind
  let assets: String?
  let scale: Double?
  let jobs: Int?
  let isStrict: Bool
  let isQuiet: Bool
  let isVerbose: Bool

  /// Takes the arguments; nil once the reasons are in their errors.
  init?(_ arguments: inout ParsedArguments) {
    scale = arguments.number("scale", in: 0.01...16)
    jobs = arguments.integer("jobs", in: 1...256)
    assets = arguments.values["assets"]
    isStrict = arguments.flags.contains("strict")
    isQuiet = arguments.flags.contains("quiet")
    isVerbose = arguments.flags.contains("verbose")
    let time = arguments.number("at", in: 0...SceneFile.longestDuration)
    if isQuiet, isVerbose {
      arguments.errors.append(.excludes("--quiet", "--verbose"))
    }
    guard let output = arguments.values["output"] else {
      arguments.errors.append(.missingOption("--output FILE"))
      return nil
    }
    guard let scene = arguments.operands.first else { return nil }
    self.scene = scene
    self.output = output
    let isStill = arguments.values["at"] != nil
    switch (output == "-" ? nil : (output as NSString).pathExtension.lowercased(), time) {
    case ("gif", _) where isStill:
      arguments.errors.append(.onlyTogether("--at", with: "an output named .png"))
      return nil
    case (nil, nil), ("gif", nil): kind = .gif
    case ("png", nil):
      if !isStill { arguments.errors.append(.onlyTogether("an output named .png", with: "--at T")) }
      return nil
    case (nil, let time?), ("png", let time?): kind = .png(at: time)
    default:
      arguments.errors.append(.unknownOutputKind(file: output))
      return nil
    }
    if output != "-", OutputFile.isSame(output, scene) {
      arguments.errors.append(.outputIsScene(output))
    }
    if output == "-", StandardStream.output.isTerminal {
      arguments.errors.append(.outputIsTerminal)
    }
  }

  @MainActor
  func run() -> ExitCode {
    var phases = PhaseTimes()
    if let assets, !OutputFile.isFolder(assets) {
      StandardStream.error.failure("there is no folder '\(assets)'")
      return .couldNotRun
    }
    var scene: SceneDescription
    switch SceneLoading.scene(at: self.scene, assets: assets, isStrict: isStrict) {
    case .success(let file): scene = file.description
    case .failure(let refusal): return refusal.code
    }
    if let scale { scene.canvas = scene.canvas.scaled(to: scale) }
    guard scene.canvas.isWithinLimits else {
      StandardStream.error.failure("the output would be too large at this scale")
      return .usage
    }
    phases.end("read")
    TemporaryFiles.removeWhenInterrupted()
    do {
      var file = try OutputFile(output)
      let picture = try ScenePicture(of: scene, for: self)
      phases.end("sample")
      for issue in picture.issues { StandardStream.error.warning(issue) }
      if isStrict, !picture.issues.isEmpty { return .failed }
      var byteCount = 0
      try picture.encode { bytes in
        byteCount += bytes.count
        try file.write(bytes)
      }
      try file.finish()
      phases.end("paint")
      if !isQuiet {
        StandardStream.error.line("\(output): \(picture.summary), \(byteCount) bytes")
      }
      if isVerbose { StandardStream.error.line("\(phases)") }
      return .done
    } catch {
      return tell(error)
    }
  }

  /// Says why a rendering failed, and with which exit code that ends.
  private func tell(_ error: any Error) -> ExitCode {
    switch error {
    case OutputFile.Failure.unavailable(let reason):
      StandardStream.error.failure("cannot write '\(output)': \(reason)")
      return .couldNotRun
    case OutputFile.Failure.writing(let reason):
      StandardStream.error.failure("cannot write '\(output)': \(reason)")
    case RecordingError.encodingGIF(.sink(let reason)):
      StandardStream.error.failure("cannot write '\(output)': \(reason)")
    case let error as RecordingError:
      StandardStream.error.failure("cannot render '\(scene)': \(error.words)")
    default:
      StandardStream.error.failure("cannot render '\(scene)': \(error)")
    }
    return .failed
  }
}
