/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case noCommand
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case invalidValue(option: String, value: String, expected: String)
  case missingOperand(String)
  case extraOperand(String)
  case missingOption(String)
  case unknownOutputKind(file: String)
  case onlyTogether(String, with: String)
  case outputIsScene(String)
  case outputIsTerminal
  case excludes(String, String)
}

extension UsageError: CustomStringConvertible {
  /// The error in words, without a full stop.
  var description: String {
    switch self {
    case .noCommand: "no command"
    case .unknownCommand(let name, let suggestion):
      "no command '\(name)'" + Self.question(suggestion)
    case .unknownOption(let name, let suggestion):
      "no option '\(name)'" + Self.question(suggestion)
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .invalidValue(let option, let value, let expected):
      "'\(option)' cannot be '\(value)': expected \(expected)"
    case .missingOperand(let operands): "missing \(operands)"
    case .extraOperand(let operand): "one argument too many: '\(operand)'"
    case .missingOption(let option): "'\(option)' is missing"
    case .unknownOutputKind(let file):
      "'\(file)' is no output that can be made: expected a name ending in .gif, or .png with --at"
    case .onlyTogether(let option, let other): "'\(option)' goes only with \(other)"
    case .outputIsScene(let file): "the output '\(file)' is the scene file itself"
    case .outputIsTerminal: "a picture cannot be shown on a terminal: redirect it, or name a file"
    case .excludes(let option, let other): "'\(option)' and '\(other)' exclude each other"
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
