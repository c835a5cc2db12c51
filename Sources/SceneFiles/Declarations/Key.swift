/// One key of a record: everything there is to know about it, said once.
struct Key<Record: Sendable>: Sendable {
  /// The key as it is written.
  let name: String
  /// What it is for, in one sentence.
  let documentation: String
  /// How its value is written.
  let shape: ValueShape
  /// Whether a record without it is faulty.
  let isRequired: Bool
  /// Reads the value into a record.
  let read: @Sendable (YAMLNode, inout Record, inout SceneReader) -> Void

  /// A key that may be left out; the record's initial value holds its default.
  static func optional<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ type: ValueType<Value>,
    _ documentation: String
  ) -> Key {
    Key(name: name, documentation: documentation, shape: type.shape, isRequired: false) {
      if let value = type.read($0, &$2) { $1[keyPath: path] = value }
    }
  }

  /// A key that may be left out and has no default.
  static func optional<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value?> & Sendable, _ type: ValueType<Value>,
    _ documentation: String
  ) -> Key {
    Key(name: name, documentation: documentation, shape: type.shape, isRequired: false) {
      if let value = type.read($0, &$2) { $1[keyPath: path] = value }
    }
  }

  /// A key without which the record is faulty.
  static func required<Value>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ type: ValueType<Value>,
    _ documentation: String
  ) -> Key {
    Key(name: name, documentation: documentation, shape: type.shape, isRequired: true) {
      if let value = type.read($0, &$2) { $1[keyPath: path] = value }
    }
  }
}
