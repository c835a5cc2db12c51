/// One key of a record: everything there is to know about it, said once.
struct Key<Record: Sendable>: Sendable {
  /// The key as it is written, what it is for, and how its value is written.
  let declaration: KeyDeclaration
  /// Reads the value into a record.
  let read: @Sendable (YAMLNode, inout Record, inout SceneReader) -> Void

  /// A key that may be left out; the record's initial value holds its default.
  static func optional<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ type: ValueType<Value>,
    _ documentation: String
  ) -> Key {
    Key(name, path, type, documentation, isRequired: false)
  }

  /// A key that may be left out and has no default.
  static func optional<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value?> & Sendable, _ type: ValueType<Value>,
    _ documentation: String
  ) -> Key {
    Key(
      name, path, type.map { value, _, _ in .some(.some(value)) }, documentation, isRequired: false)
  }

  /// A key without which the record is faulty.
  static func required<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ type: ValueType<Value>,
    _ documentation: String
  ) -> Key {
    Key(name, path, type, documentation, isRequired: true)
  }

  private init<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ type: ValueType<Value>,
    _ documentation: String, isRequired: Bool
  ) {
    declaration = KeyDeclaration(
      name: name, documentation: documentation, shape: type.shape, isRequired: isRequired)
    read = {
      if let value = type.read($0, &$2) { $1[keyPath: path] = value }
    }
  }
}
