/// The part of a line around a fault, and the marker to print under it.
public struct Excerpt: Hashable, Sendable {
  /// At most 120 characters of the line, with an ellipsis where more was left out.
  public let text: String
  /// Blanks up to the fault, as wide on a terminal as the text before it.
  public let indentation: String
  /// A caret and tildes, as wide as the fault.
  public let marker: String

  private static let widest = 120

  /// Cuts out a part of some text.
  ///
  /// - Parameters:
  ///   - text: The line, or the part of it around the fault.
  ///   - start: The characters before the fault.
  ///   - length: The characters of the fault.
  ///   - leavesOutStart: Whether the line has more before the text.
  ///   - leavesOutEnd: Whether the line has more after the text.
  init(
    of text: some StringProtocol, start: Int, length: Int, leavesOutStart: Bool = false,
    leavesOutEnd: Bool = false
  ) {
    var characters = Array(text)
    var start = start
    var leavesOutStart = leavesOutStart
    var leavesOutEnd = leavesOutEnd
    if characters.count > Self.widest {
      let dropped = max(0, min(start - Self.widest / 2, characters.count - Self.widest))
      leavesOutStart = leavesOutStart || dropped > 0
      leavesOutEnd = leavesOutEnd || dropped + Self.widest < characters.count
      characters = Array(characters[dropped...].prefix(Self.widest))
      start -= dropped
    }
    if leavesOutStart {
      characters.insert("…", at: 0)
      start += 1
    }
    if leavesOutEnd { characters.append("…") }
    self.text = String(characters)
    indentation = String(
      characters.prefix(start).flatMap { character -> String in
        if character == "\t" { return "\t" }
        return Self.isWide(character) ? "  " : " "
      })
    let marked = characters.dropFirst(start).prefix(length)
    let width = max(1, marked.reduce(0) { $0 + (Self.isWide($1) ? 2 : 1) })
    marker = "^" + String(repeating: "~", count: width - 1)
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
