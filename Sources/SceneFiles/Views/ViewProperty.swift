/// One property of a view class that scene files can set.
struct ViewProperty: Sendable {
  /// The key as it is written.
  let name: String
  /// What it does, in one sentence.
  let documentation: String
  /// How its value is written.
  let shape: ValueShape
  /// Reads a value that can then be given to a view.
  let read: @Sendable (YAMLNode, inout SceneReader) -> PropertyAssignment?

  /// Declares a property.
  init<Value: Hashable>(
    _ name: String, _ type: ValueType<Value>, _ documentation: String
  ) {
    self.name = name
    self.documentation = documentation
    shape = type.shape
    read = { node, reader in
      type.read(node, &reader).map { PropertyAssignment(name: name, value: $0) }
    }
  }
}

/// A value for a property of a view.
struct PropertyAssignment: Sendable {
  /// The name of the property.
  let name: String
  /// The value.
  let value: any Hashable & Sendable
}
