/// A kind of value: how it is written, and how to read it.
struct ValueType<Value: Sendable>: Sendable {
  /// How the value is written.
  let shape: ValueShape
  /// Reads a value; reports what is wrong and returns nil when there is none.
  let read: @Sendable (YAMLNode, inout SceneReader) -> Value?

  /// Declares a kind of value.
  init(
    _ shape: ValueShape, read: @escaping @Sendable (YAMLNode, inout SceneReader) -> Value?
  ) {
    self.shape = shape
    self.read = read
  }

  /// The same spelling, made into another value; `make` reports what it cannot make.
  func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value, YAMLNode, inout SceneReader) -> Other?
  ) -> ValueType<Other> {
    ValueType<Other>(shape) { node, reader in
      guard let value = read(node, &reader) else { return nil }
      return make(value, node, &reader)
    }
  }

  /// The same value with its place.
  var located: ValueType<Located<Value>> {
    map { value, node, _ in Located(value: value, range: node.range) }
  }
}

extension ValueType {
  /// A list of values; faulty elements are reported and left out.
  static func list<Element>(
    _ element: ValueType<Element>, upTo limit: Int = 10_000
  ) -> ValueType<[Element]> where Value == [Element] {
    ValueType(.list(element.shape)) { node, reader in
      guard case .sequence(let nodes) = node.content else {
        reader.reportWrongType(node, expected: .list(element.shape))
        return nil
      }
      guard nodes.count <= limit else {
        reader.report(node.range, "a list of \(nodes.count) values; the limit is \(limit)")
        return nil
      }
      return nodes.compactMap { element.read($0, &reader) }
    }
  }

  /// Values numbered by keys that are whole numbers from 0.
  static func numbered<Element>(
    _ element: ValueType<Element>
  ) -> ValueType<[Int: Element]> where Value == [Int: Element] {
    ValueType(.numbered(element.shape)) { node, reader in
      guard case .mapping(let entries) = node.content else {
        reader.reportWrongType(node, expected: .numbered(element.shape))
        return nil
      }
      var values: [Int: Element] = [:]
      for entry in entries {
        guard let number = Int(entry.key), number >= 0 else {
          reader.report(
            entry.keyRange, "the key \(Diagnostic.quoted(entry.key)) is not a number",
            expected: ValueShape.integer(.notNegative).phrase)
          continue
        }
        values[number] = element.read(entry.value, &reader)
      }
      return values
    }
  }
}
