/// The text of one scene file with its name: what positions refer to.
struct SourceText: Sendable {
  /// The name shown in diagnostics, as the user wrote it.
  let name: String
  /// The lines without their ends.
  let lines: [SourceLine]
  /// The bytes of the text: valid UTF-8 without a byte-order mark.
  let utf8: [UInt8]

  /// Reads bytes as UTF-8.
  ///
  /// A byte-order mark is dropped. The ends of lines are those of YAML 1.1: LF, CR, CR LF, NEL,
  /// LS and PS.
  ///
  /// - Throws: ``Fault`` at the first byte that is not UTF-8 or the first control character that
  ///   YAML forbids.
  init(name: String, bytes: [UInt8]) throws(Fault) {
    self.name = name
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var scanner = LineScanner()
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        guard Self.allows(scalar) else {
          throw Fault(
            reason: .controlCharacter(scalar), line: scanner.line, column: scanner.column,
            before: scanner.unfinished)
        }
        scanner.take(scalar)
      case .error:
        throw Fault(
          reason: .notUTF8, line: scanner.line, column: scanner.column,
          before: scanner.unfinished)
      case .emptyInput:
        break decoding
      }
    }
    lines = scanner.finished()
    utf8 = Array(bytes)
  }

  /// A line by its number, counted from 1; empty outside the text.
  func line(_ number: Int) -> SourceLine {
    lines.indices.contains(number - 1) ? lines[number - 1] : SourceLine(String.UnicodeScalarView())
  }

  /// Whether YAML allows a scalar in its text (YAML 1.1, production 1, `c-printable`).
  private static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: true
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension SourceText {
  /// Why bytes are not the text of a scene file, and where.
  struct Fault: Error, Hashable {
    /// What is wrong.
    enum Reason: Hashable {
      /// The bytes are not UTF-8.
      case notUTF8
      /// A control character that YAML forbids.
      case controlCharacter(Unicode.Scalar)
    }
    /// What is wrong.
    let reason: Reason
    /// The line, counted from 1.
    let line: Int
    /// The column in scalars, counted from 1.
    let column: Int
    /// The last 100 scalars at most of the line before the fault.
    let before: String
  }

  /// Splits scalars into lines.
  private struct LineScanner {
    private var lines: [SourceLine] = []
    private var current = String.UnicodeScalarView()
    private var afterCarriageReturn = false
    /// The column of the next scalar, counted from 1.
    private(set) var column = 1

    /// The line of the next scalar, counted from 1.
    var line: Int { lines.count + 1 }
    /// The end of what the current line holds so far.
    var unfinished: String { String(String.UnicodeScalarView(current.suffix(100))) }

    mutating func take(_ scalar: Unicode.Scalar) {
      defer { afterCarriageReturn = scalar == "\r" }
      switch scalar {
      case "\n" where afterCarriageReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(SourceLine(current))
        current = String.UnicodeScalarView()
        column = 1
      default:
        current.append(scalar)
        column += 1
      }
    }

    mutating func finished() -> [SourceLine] { lines + [SourceLine(current)] }
  }
}
