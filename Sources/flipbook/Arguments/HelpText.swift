/// The help of the command line, made from the declarations.
enum HelpText {
  /// What `flipbook --help` shows.
  static func overview(of commands: [CommandDeclaration]) -> String {
    """
    Flipbook renders UIKit-style scenes into animated pictures.

    Usage: flipbook COMMAND [OPTION...]

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))

    Options:
    \(table([("-h, --help", "Show this help."), ("    --version", "Show the version.")]))

    'flipbook COMMAND --help' tells more about a command.
    """
  }

  /// What `flipbook COMMAND --help` shows.
  static func help(for command: CommandDeclaration) -> String {
    """
    \(command.summary)

    Usage: \(usage(of: command))

    Options:
    \(table(command.allOptions.map { (spelling(of: $0), $0.help) }))

    \(command.discussion)
    """
  }

  /// The command with its operands, in one line.
  static func usage(of command: CommandDeclaration) -> String {
    "flipbook \(command.name) \(command.operands) [OPTION...]"
  }

  private static func spelling(of option: OptionDeclaration) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  private static func table(_ rows: [(term: String, text: String)]) -> String {
    let width = rows.map(\.term.count).max() ?? 0
    return rows.map { row in
      "  \(row.term)\(String(repeating: " ", count: width - row.term.count + 2))\(row.text)"
    }.joined(separator: "\n")
  }
}
