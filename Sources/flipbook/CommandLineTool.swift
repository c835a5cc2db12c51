import SceneFiles

/// The command line: picks the command, shows help, and tells what is wrong with arguments.
@MainActor
enum CommandLineTool {
  /// The version of the package.
  static let version = "0.1.0"

  private static let commands = [RenderCommand.declaration, ValidateCommand.declaration]

  /// Runs one command line, without the name of the program.
  static func run(_ arguments: [String]) -> ExitCode {
    guard let first = arguments.first else {
      return refuse([.noCommand], usage: "flipbook COMMAND [OPTION...]", helpFor: nil)
    }
    switch first {
    case "--help", "-h", "help": return help(arguments.dropFirst().first)
    case "--version":
      StandardStream.output.line("flipbook \(version)")
      return .done
    default: break
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      return refuse(
        [unknown(first)], usage: "flipbook COMMAND [OPTION...]", helpFor: nil)
    }
    var parsed = ArgumentParser(command: command).parse(Array(arguments.dropFirst()))
    if parsed.flags.contains("help") { return help(command.name) }
    switch command.name {
    case ValidateCommand.declaration.name:
      let validate = ValidateCommand(&parsed)
      guard parsed.errors.isEmpty else { return refuse(parsed.errors, for: command) }
      return validate.run()
    default:
      let render = RenderCommand(&parsed)
      guard let render, parsed.errors.isEmpty else { return refuse(parsed.errors, for: command) }
      return render.run()
    }
  }

  private static func help(_ name: String?) -> ExitCode {
    guard let name else {
      StandardStream.output.line(HelpText.overview(of: commands))
      return .done
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return refuse([unknown(name)], usage: "flipbook help COMMAND", helpFor: nil)
    }
    StandardStream.output.line(HelpText.help(for: command))
    return .done
  }

  private static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") {
      return .unknownOption(
        name, suggestion: Spelling(name).nearest(among: ["--help", "--version"]))
    }
    return .unknownCommand(name, suggestion: Spelling(name).nearest(among: commands.map(\.name)))
  }

  private static func refuse(_ errors: [UsageError], for command: CommandDeclaration) -> ExitCode {
    refuse(errors, usage: HelpText.usage(of: command), helpFor: command.name)
  }

  private static func refuse(
    _ errors: [UsageError], usage: String, helpFor command: String?
  ) -> ExitCode {
    for error in errors { StandardStream.error.failure("\(error)") }
    StandardStream.error.line("Usage: \(usage)")
    let help = ["flipbook", command, "--help"].compactMap(\.self).joined(separator: " ")
    StandardStream.error.line("'\(help)' tells more.")
    return .usage
  }
}
