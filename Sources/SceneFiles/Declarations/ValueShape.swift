/// How a value is written in a scene file: what messages expect, and what a schema can be made of.
indirect enum ValueShape: Hashable, Sendable {
  case number(NumberBounds)
  /// A number without a fraction.
  case integer(NumberBounds)
  case boolean
  /// Text; the phrase says what it names, such as `the id of a view`.
  case text(String)
  /// One of a few words.
  case choice([String])
  /// A list of as many numbers as there are names, in this order.
  case numbers([String])
  case list(ValueShape)
  /// A mapping whose keys are whole numbers.
  case numbered(ValueShape)
  /// A mapping with declared keys.
  case record(RecordDeclaration)
  /// A view: a mapping whose keys depend on its class.
  case view
  case anyOf([ValueShape])

  /// The shape as a noun phrase, to follow "expected".
  var phrase: String {
    switch self {
    case .number(let bounds): return "a number\(bounds.phrase)"
    case .integer(let bounds): return "a whole number\(bounds.phrase)"
    case .boolean: return "true or false"
    case .text(let phrase): return phrase
    case .choice(let words): return Self.alternatives(words.map { "'\($0)'" })
    case .numbers(let names): return "[\(names.joined(separator: ", "))]"
    case .list(let element): return "a list, each of it \(element.phrase)"
    case .numbered(let value): return "a mapping from whole numbers, each to \(value.phrase)"
    case .record(let record): return record.phrase
    case .view: return "a view"
    case .anyOf(let shapes): return Self.alternatives(shapes.map(\.phrase))
    }
  }

  /// Phrases joined as `a, b or c`.
  private static func alternatives(_ phrases: [String]) -> String {
    guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "nothing" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}
