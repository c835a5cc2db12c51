/// A mapping with declared keys.
struct RecordType<Record: Sendable>: Sendable {
  /// What the record describes, as a noun phrase with its article.
  let phrase: String
  /// Every key it may have.
  let keys: [Key<Record>]
  /// The record before any key is read: the defaults.
  let initial: Record
  /// Reports what is wrong about keys that are right one by one.
  var check: @Sendable (inout Record, YAMLNode, inout SceneReader) -> Void = { _, _, _ in }

  /// What there is to know about the record, apart from how it is read.
  var declaration: RecordDeclaration {
    RecordDeclaration(phrase: phrase, keys: keys.map(\.declaration))
  }

  /// The record as a kind of value.
  ///
  /// A record with faulty keys is returned with their defaults, so that whatever refers to it can
  /// be checked all the same; the faults are in the reader.
  var type: ValueType<Record> {
    let declaration = declaration
    return ValueType(.record(declaration)) { node, reader in
      guard let entries = reader.entries(of: node, declaration: declaration) else { return nil }
      var record = initial
      for entry in entries {
        guard let key = keys.first(where: { $0.declaration.name == entry.key }) else { continue }
        key.read(entry.value, &record, &reader)
      }
      check(&record, node, &reader)
      return record
    }
  }
}
