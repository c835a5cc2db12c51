/// What there is to know about a kind of record, apart from how it is read.
struct RecordDeclaration: Hashable, Sendable {
  /// What the record describes, as a noun phrase with its article.
  let phrase: String
  /// Every key it may have.
  let keys: [KeyDeclaration]
}
