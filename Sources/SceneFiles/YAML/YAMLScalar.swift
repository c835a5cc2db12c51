/// A scalar of a scene file: its text, and whether it stood there without quotes.
struct YAMLScalar: Hashable, Sendable {
  /// The text with escapes and folding resolved.
  let text: String
  /// Whether the scalar is plain: only plain scalars are numbers, Booleans or null.
  let isPlain: Bool
}

extension YAMLScalar {
  /// What a scalar stands for, by the core schema of YAML 1.2.
  enum Meaning: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number; integers keep their exact value up to 2⁵³.
    case number(Double)
    case text(String)
  }

  /// What the scalar stands for.
  var meaning: Meaning {
    guard isPlain else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: break
    }
    if let number { return .number(number) }
    return .text(text)
  }

  /// The text as a decimal number: sign, digits with at most one point, exponent.
  ///
  /// Stricter than `Double.init`, which also reads hexadecimal, `inf` and `nan`.
  private var number: Double? {
    var rest = text.utf8[...]
    func takeDigits() -> Int {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("+-")
    var digits = takeDigits()
    if take(".") { digits += takeDigits() }
    guard digits > 0 else { return nil }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() > 0 else { return nil }
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
