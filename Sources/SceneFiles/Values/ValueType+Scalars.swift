extension ValueType where Value == Double {
  /// A number.
  static func number(_ bounds: NumberBounds = .any) -> ValueType {
    ValueType(.number(bounds)) { node, reader in
      number(node, shape: .number(bounds), bounds: bounds, &reader)
    }
  }

  /// A span of time in seconds.
  static var duration: ValueType { .number(.from(0, to: SceneLimits.duration)) }

  /// A number whose bounds are checked; `shape` is what messages expect.
  fileprivate static func number(
    _ node: YAMLNode, shape: ValueShape, bounds: NumberBounds, _ reader: inout SceneReader
  ) -> Double? {
    guard case .scalar(let scalar) = node.content else {
      reader.reportWrongType(node, expected: shape)
      return nil
    }
    guard case .number(let number) = scalar.meaning else {
      let unquoted = YAMLScalar(text: scalar.text, isPlain: true)
      if !scalar.isPlain, case .number = unquoted.meaning {
        reader.report(
          node.range, "wrong type: a number in quotes is text",
          expected: "\(scalar.text) without quotes")
      } else {
        reader.reportWrongType(node, expected: shape)
      }
      return nil
    }
    guard bounds.contains(number) else {
      reader.report(node.range, "\(scalar.text) is out of range", expected: shape.phrase)
      return nil
    }
    return number
  }
}

extension ValueType where Value == Int {
  /// A number without a fraction.
  static func integer(_ bounds: NumberBounds) -> ValueType {
    let shape = ValueShape.integer(bounds)
    return ValueType(shape) { node, reader in
      guard
        let number = ValueType<Double>.number(node, shape: shape, bounds: bounds, &reader)
      else { return nil }
      guard let integer = Int(exactly: number) else {
        reader.reportWrongType(node, expected: shape)
        return nil
      }
      return integer
    }
  }
}

extension ValueType where Value == Bool {
  /// `true` or `false`; the words `yes` and `no` of YAML 1.1 are text.
  static var boolean: ValueType {
    ValueType(.boolean) { node, reader in
      if case .scalar(let scalar) = node.content {
        if case .boolean(let value) = scalar.meaning { return value }
        let suggestion: String? =
          switch scalar.text.lowercased() {
          case "yes", "on", "y", "true": "true"
          case "no", "off", "n", "false": "false"
          default: nil
          }
        reader.reportWrongType(node, expected: .boolean, suggestion: suggestion)
      } else {
        reader.reportWrongType(node, expected: .boolean)
      }
      return nil
    }
  }
}

extension ValueType where Value == String {
  /// Text; numbers and Booleans stand for their own spelling.
  static func text(_ phrase: String = "text") -> ValueType {
    ValueType(.text(phrase)) { node, reader in
      guard case .scalar(let scalar) = node.content, scalar.meaning != .null else {
        reader.reportWrongType(node, expected: .text(phrase))
        return nil
      }
      return scalar.text
    }
  }
}
