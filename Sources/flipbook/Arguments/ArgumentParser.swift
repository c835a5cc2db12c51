import SceneFiles

/// Takes command lines apart, in the manner of POSIX with GNU's long options.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, clusters of flags (`-qv`); `--` ends the
/// options and `-` is an operand. Options may follow operands.
struct ArgumentParser {
  /// The command whose options are known.
  let command: CommandDeclaration

  /// Takes the arguments after the command's name apart; everything wrong is in the result.
  func parse(_ arguments: [String]) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      } else if argument.hasPrefix("--") {
        parseLong(argument.dropFirst(2), &rest, &parsed)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        parseLetters(argument.dropFirst(), &rest, &parsed)
      } else {
        parsed.operands.append(argument)
      }
    }
    if parsed.operands.count < command.operandCount.lowerBound {
      parsed.errors.append(.missingOperand(command.operands))
    }
    for operand in parsed.operands.dropFirst(command.operandCount.upperBound) {
      parsed.errors.append(.extraOperand(operand))
    }
    return parsed
  }

  private func parseLong(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      let near = Spelling(name).nearest(among: command.allOptions.map(\.name)).map { "--\($0)" }
      parsed.errors.append(.unknownOption("--\(name)", suggestion: near))
      return
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    take(option, spelled: "--\(name)", value: value, &rest, &parsed)
  }

  private func parseLetters(
    _ letters: Substring, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
        parsed.errors.append(.unknownOption("-\(letter)", suggestion: nil))
        continue
      }
      if option.placeholder == nil {
        parsed.flags.insert(option.name)
        continue
      }
      let value = letters.isEmpty ? nil : String(letters)
      take(option, spelled: "-\(letter)", value: value, &rest, &parsed)
      return
    }
  }

  private func take(
    _ option: OptionDeclaration, spelled spelling: String, value: String?,
    _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) {
    guard let placeholder = option.placeholder else {
      if value != nil { parsed.errors.append(.unexpectedValue(option: spelling)) }
      parsed.flags.insert(option.name)
      return
    }
    // A word that begins with a dash is the next option; `-` alone and `--name=-x` are values.
    if let value {
      parsed.values[option.name] = value
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      parsed.values[option.name] = next
    } else {
      parsed.errors.append(.missingValue(option: spelling, placeholder: placeholder))
    }
  }
}
