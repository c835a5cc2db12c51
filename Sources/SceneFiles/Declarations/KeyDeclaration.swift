/// What there is to know about one key of a record, apart from how it is read.
struct KeyDeclaration: Hashable, Sendable {
  /// The key as it is written.
  let name: String
  /// What it is for, in one sentence.
  let documentation: String
  /// How its value is written.
  let shape: ValueShape
  /// Whether a record without it is faulty.
  let isRequired: Bool
}
