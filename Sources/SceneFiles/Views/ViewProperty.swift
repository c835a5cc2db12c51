import HeadlessUIKit

/// One property of a view class that scene files can set.
struct ViewProperty: Sendable {
  /// The key as it is written, what it does, and how its value is written.
  let declaration: KeyDeclaration
  /// Reads a value that can then be given to a view.
  let read: @Sendable (YAMLNode, inout SceneReader) -> PropertyAssignment?

  /// Declares a property.
  ///
  /// - Parameter set: Gives a value to a view of the class.
  init<View: UIView, Value: Hashable>(
    _ name: String, _ type: ValueType<Value>, _ documentation: String,
    set: @escaping @MainActor @Sendable (View, Value) -> Void
  ) {
    declaration = KeyDeclaration(
      name: name, documentation: documentation, shape: type.shape, isRequired: false)
    read = { node, reader in
      guard let value = type.read(node, &reader) else { return nil }
      return PropertyAssignment(name: name, value: value) { view in
        if let view = view as? View { set(view, value) }
      }
    }
  }

  /// Declares a property that is only given to the initializer of a view.
  init<Value: Hashable>(
    initial name: String, _ type: ValueType<Value>, _ documentation: String
  ) {
    declaration = KeyDeclaration(
      name: name, documentation: documentation, shape: type.shape, isRequired: false)
    read = { node, reader in
      type.read(node, &reader).map { PropertyAssignment(name: name, value: $0) { _ in } }
    }
  }
}
