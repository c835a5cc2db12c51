/// A value with its place in the scene file, for checks that follow the reading.
struct Located<Value: Sendable>: Sendable {
  /// The value.
  let value: Value
  /// Where it stands.
  let range: SourceRange
}

extension Located: Equatable where Value: Equatable {}
