/// The way to a view: the id of a view, then parts of it, as in `menu.items[1]`.
public struct ViewPath: Hashable, Sendable {
  /// One step: a name, and a number among several of that name.
  public struct Step: Hashable, Sendable {
    /// The id or the name of the part.
    public var name: String
    /// The number of the part, counted from 0; nil where there is only one.
    public var index: Int?
  }

  /// The id of a view.
  public var id: String
  /// The parts, from the outer to the inner.
  public var parts: [Step]

  /// Reads a path; nil when the text is none.
  public init?(_ text: String) {
    var steps: [Step] = []
    for piece in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let step = Step(piece) else { return nil }
      steps.append(step)
    }
    guard let first = steps.first, first.index == nil else { return nil }
    id = first.name
    parts = Array(steps.dropFirst())
  }

  /// Whether a text can be the id of a view: a letter or `_`, then letters, digits, `_` and `-`.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first == "_" else {
      return false
    }
    return text.count <= 100
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }
}

extension ViewPath.Step {
  /// Reads `name` or `name[3]`.
  fileprivate init?(_ text: Substring) {
    var name = text
    index = nil
    if text.hasSuffix("]") {
      guard let bracket = text.firstIndex(of: "[") else { return nil }
      let digits = text[text.index(after: bracket)...].dropLast()
      guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else {
        return nil
      }
      index = number
      name = text[..<bracket]
    }
    guard ViewPath.isIdentifier(name) else { return nil }
    self.name = String(name)
  }
}

extension ViewPath: CustomStringConvertible {
  /// The path as it is written.
  public var description: String {
    ([id] + parts.map(\.description)).joined(separator: ".")
  }
}

extension ViewPath.Step: CustomStringConvertible {
  /// The step as it is written.
  public var description: String { index.map { "\(name)[\($0)]" } ?? name }
}

extension ValueType where Value == ViewPath {
  /// The way to a view.
  static var viewPath: ValueType {
    let phrase = "the id of a view, as in 'menu' or 'menu.items[1]'"
    return ValueType<String>.text(phrase).map { text, node, reader in
      if let path = ViewPath(text) { return path }
      reader.report(
        node.range, "\(Diagnostic.quoted(text)) cannot be the way to a view", expected: phrase)
      return nil
    }
  }
}

extension ValueType where Value == String {
  /// The id of a view.
  static var identifier: ValueType {
    let phrase = "an id: a letter, then letters, digits, '_' or '-'"
    return ValueType.text(phrase).map { text, node, reader in
      if ViewPath.isIdentifier(text) { return text }
      reader.report(
        node.range, "\(Diagnostic.quoted(text)) cannot be an id", expected: phrase)
      return nil
    }
  }
}
