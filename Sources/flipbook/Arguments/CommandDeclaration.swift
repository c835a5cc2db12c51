/// One command with its operands and options.
struct CommandDeclaration {
  /// The word on the command line.
  let name: String
  /// What the command does, in one line.
  let summary: String
  /// The operands as the help shows them.
  let operands: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// The options of this command.
  let options: [OptionDeclaration]
  /// Examples and remarks below the options.
  let discussion: String

  /// The options of this command and of all.
  var allOptions: [OptionDeclaration] { options + OptionDeclaration.common }
}
