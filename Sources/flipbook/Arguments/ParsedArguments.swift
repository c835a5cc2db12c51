/// A command line, taken apart by the declaration of its command.
struct ParsedArguments {
  /// The operands in their order.
  var operands: [String] = []
  /// The last value of each option that takes one, by name.
  var values: [String: String] = [:]
  /// The flags that were given, by name.
  var flags: Set<String> = []
  /// Everything that is wrong, in the order of the command line.
  var errors: [UsageError] = []

  /// The value of an option as a number; reports what is none.
  mutating func number(_ option: String, in range: ClosedRange<Double>) -> Double? {
    guard let text = values[option] else { return nil }
    if let number = Double(text), range.contains(number) { return number }
    errors.append(
      .invalidValue(
        option: "--\(option)", value: text,
        expected: "a number from \(Self.digits(range.lowerBound)) to "
          + Self.digits(range.upperBound)))
    return nil
  }

  /// The value of an option as a whole number; reports what is none.
  mutating func integer(_ option: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = values[option] else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    errors.append(
      .invalidValue(
        option: "--\(option)", value: text,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
    return nil
  }

  private static func digits(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
