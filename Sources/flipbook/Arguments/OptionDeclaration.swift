/// One option of a command: everything there is to know about it, said once.
struct OptionDeclaration {
  /// The name after the two dashes.
  let name: String
  /// The letter after one dash.
  var letter: Character?
  /// What stands for the value in the help; nil for a flag, which has none.
  var placeholder: String?
  /// What the option does, in one line.
  let help: String

  /// The options that every command has.
  static let common = [
    OptionDeclaration(name: "help", letter: "h", help: "Show this help.")
  ]
}
