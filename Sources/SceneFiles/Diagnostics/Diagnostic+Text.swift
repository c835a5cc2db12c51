extension Diagnostic: CustomStringConvertible {
  /// The fault as a compiler would print it, without a line end after the last line.
  ///
  ///     menu.yaml:2:3: error: unknown key 'widht' in the canvas
  ///       widht: 339
  ///       ^~~~~
  ///       did you mean 'width'?
  public var description: String {
    guard line > 0 else {
      return ["\(file): \(severity.rawValue): \(message)", hint.map { "  \($0)" }]
        .compactMap(\.self).joined(separator: "\n")
    }
    let excerpt = Excerpt(of: sourceLine, column: column, length: length)
    return [
      "\(file):\(line):\(column): \(severity.rawValue): \(message)",
      "  \(excerpt.text)",
      "  \(excerpt.marker)",
      hint.map { "  \(excerpt.indentation)\($0)" },
    ].compactMap(\.self).joined(separator: "\n")
  }

  /// What would be right, in one sentence.
  private var hint: String? {
    let question = suggestion.map { "did you mean \(Self.quoted($0))?" }
    guard let expected else { return question }
    return ["expected \(expected)", question].compactMap(\.self).joined(separator: "; ")
  }
}

/// The part of a line around a fault, and the marker to print under it.
private struct Excerpt {
  /// The text, at most ``widest`` characters of the line.
  var text: String
  /// Blanks up to the fault, as wide on a terminal as the text before it.
  var indentation: String
  /// The indentation with a caret and tildes under the fault.
  var marker: String

  private static let widest = 120

  init(of line: String, column: Int, length: Int) {
    var characters = Array(line)
    var start = column - 1
    if characters.count > Self.widest {
      let dropped = max(0, min(start - Self.widest / 2, characters.count - Self.widest))
      let isCutAtEnd = dropped + Self.widest < characters.count
      characters = Array(characters[dropped...].prefix(Self.widest))
      start -= dropped
      if dropped > 0 {
        characters.insert("…", at: 0)
        start += 1
      }
      if isCutAtEnd { characters.append("…") }
    }
    text = String(characters)
    indentation = String(
      characters.prefix(start).flatMap { character -> String in
        if character == "\t" { return "\t" }
        return Self.isWide(character) ? "  " : " "
      })
    let marked = characters.dropFirst(start).prefix(length)
    let width = max(1, marked.reduce(0) { $0 + (Self.isWide($1) ? 2 : 1) })
    marker = indentation + "^" + String(repeating: "~", count: width - 1)
  }

  /// Whether terminals show a character two columns wide.
  ///
  /// - SeeAlso: Unicode Standard Annex 11, East Asian Width: the large blocks marked W.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
