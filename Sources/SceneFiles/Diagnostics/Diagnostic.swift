/// One fault of a scene file: where it is, what it is, and what would be right.
public struct Diagnostic: Hashable, Sendable {
  /// How much a fault matters.
  public enum Severity: String, Hashable, Sendable {
    /// The scene cannot be rendered.
    case error
    /// The scene can be rendered, but hardly as it was meant.
    case warning
  }

  /// How much the fault matters.
  public var severity: Severity
  /// The file as the user named it.
  public var file: String
  /// The line, counted from 1; 0 when the fault concerns the whole file.
  public var line: Int
  /// The column in characters, counted from 1; 0 when the fault concerns the whole file.
  ///
  /// In a line of more than 10,000 Unicode scalars it counts those.
  public var column: Int
  /// The number of characters to point at, all on `line`; at least 1.
  public var length: Int
  /// What is wrong: a phrase without a capital or a full stop.
  public var message: String
  /// What would be right, as a noun phrase.
  public var expected: String?
  /// What was probably meant, ready to be written in place of the marked text.
  public var suggestion: String?
  /// What the line shows around the fault; nil when the fault concerns the whole file.
  public var excerpt: Excerpt?

  /// Creates a fault of a file as a whole.
  init(
    wholeFile file: String, severity: Severity = .error, message: String, expected: String? = nil
  ) {
    self.severity = severity
    self.file = file
    line = 0
    column = 0
    length = 1
    self.message = message
    self.expected = expected
    suggestion = nil
    excerpt = nil
  }

  /// Creates a fault of a piece of a text.
  init(
    at range: SourceRange, in source: SourceText, severity: Severity = .error, message: String,
    expected: String? = nil, suggestion: String? = nil
  ) {
    self.severity = severity
    file = source.name
    line = range.line
    let sourceLine = source.line(range.line)
    let start = min(range.column - 1, sourceLine.scalarCount)
    let end = max(start, range.endLine == range.line ? range.endColumn - 1 : .max)
    let isLong = sourceLine.scalarCount > Self.countableLine
    let first = isLong ? max(0, start - Self.context) : 0
    let last = isLong ? start + Self.context : .max
    let before = sourceLine[first..<start].count
    let marked = sourceLine[start..<min(end, last)]
    column = (isLong ? start : before) + 1
    let ending = marked.reversed().prefix { $0 == " " || $0 == "\t" }.count
    length = max(1, marked.count - ending)
    excerpt = Excerpt(
      of: sourceLine[first..<last], start: before, length: length,
      leavesOutStart: first > 0, leavesOutEnd: last < sourceLine.scalarCount)
    self.message = message
    self.expected = expected
    self.suggestion = suggestion
  }
}

extension Diagnostic {
  /// The longest line, in Unicode scalars, whose characters are counted.
  private static let countableLine = 10_000
  /// How much of a longer line is looked at on each side of a fault, in Unicode scalars.
  private static let context = 200

  /// Text of a scene file as a message shows it: in quotes, short and without control characters.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for (index, character) in text.enumerated() {
      guard index < 60 else {
        shown += "…"
        break
      }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
      }
      if isControl {
        for scalar in character.unicodeScalars {
          shown += "\\u{\(String(scalar.value, radix: 16))}"
        }
      } else {
        shown.append(character)
      }
    }
    return "'\(shown)'"
  }
}
