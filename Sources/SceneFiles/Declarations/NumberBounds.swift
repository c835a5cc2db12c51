/// The range of a number in a scene file.
struct NumberBounds: Hashable, Sendable {
  /// The least value; nil without one.
  var minimum: Double?
  /// Whether the least value itself is excluded.
  var excludesMinimum = false
  /// The greatest value; nil without one.
  var maximum: Double?

  /// Any finite number.
  static let any = NumberBounds()
  /// Zero and above.
  static let notNegative = NumberBounds(minimum: 0)
  /// Zero to one.
  static let fraction = NumberBounds(minimum: 0, maximum: 1)

  /// Above a value, up to another.
  static func above(_ minimum: Double, upTo maximum: Double? = nil) -> NumberBounds {
    NumberBounds(minimum: minimum, excludesMinimum: true, maximum: maximum)
  }

  /// From a value to another.
  static func from(_ minimum: Double, to maximum: Double) -> NumberBounds {
    NumberBounds(minimum: minimum, maximum: maximum)
  }

  /// Whether a number lies in the range.
  func contains(_ number: Double) -> Bool {
    if let minimum, number < minimum || (excludesMinimum && number == minimum) { return false }
    if let maximum, number > maximum { return false }
    return true
  }

  /// The range as words that follow "a number", with a leading blank; empty without bounds.
  var phrase: String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let minimum?, nil):
      excludesMinimum ? " above \(Self.digits(minimum))" : " of at least \(Self.digits(minimum))"
    case (nil, let maximum?): " of at most \(Self.digits(maximum))"
    case (let minimum?, let maximum?):
      excludesMinimum
        ? " above \(Self.digits(minimum)), at most \(Self.digits(maximum))"
        : " from \(Self.digits(minimum)) to \(Self.digits(maximum))"
    }
  }

  /// A number as a person writes it: without a fraction of zero.
  static func digits(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
