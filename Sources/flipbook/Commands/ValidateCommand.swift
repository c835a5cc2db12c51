import SceneFiles

/// `flipbook validate`: finds every fault of scene files without rendering.
struct ValidateCommand {
  static let declaration = CommandDeclaration(
    name: "validate", summary: "Find every fault of scene files without rendering.",
    operands: "SCENE...", operandCount: 1...Int.max,
    options: [
      OptionDeclaration(
        name: "assets", placeholder: "DIR", help: "Take images from DIR where it has them."),
      OptionDeclaration(name: "strict", help: "Count warnings as errors."),
      OptionDeclaration(name: "quiet", letter: "q", help: "Say nothing about right files."),
    ],
    discussion: """
      A SCENE of - is standard input. Ends with 0 when every scene is right, 64 when one is
      faulty, 2 when one cannot be read.
      """)

  private let scenes: [String]
  private let assets: String?
  private let isStrict: Bool
  private let isQuiet: Bool

  init(_ arguments: inout ParsedArguments) {
    scenes = arguments.operands
    assets = arguments.values["assets"]
    isStrict = arguments.flags.contains("strict")
    isQuiet = arguments.flags.contains("quiet")
  }

  @MainActor
  func run() -> ExitCode {
    var worst = ExitCode.done
    for path in scenes {
      switch SceneLoading.scene(at: path, assets: assets, isStrict: isStrict) {
      case .success:
        if !isQuiet { StandardStream.output.line("\(path): right") }
      case .failure(let refusal):
        if refusal.code.rawValue > worst.rawValue { worst = refusal.code }
      }
    }
    return worst
  }
}
