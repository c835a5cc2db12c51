import Foundation

extension ValueType where Value == [Double] {
  /// A list of numbers with names, in their order.
  static func numbers(_ names: String..., bounds: NumberBounds = .any) -> ValueType {
    let shape = ValueShape.numbers(names)
    let number = ValueType<Double>.number(bounds)
    return ValueType(shape) { node, reader in
      guard case .sequence(let nodes) = node.content, nodes.count == names.count else {
        reader.reportWrongType(node, expected: shape)
        return nil
      }
      let numbers = nodes.compactMap { number.read($0, &reader) }
      return numbers.count == names.count ? numbers : nil
    }
  }
}

extension ValueType where Value == CGPoint {
  /// `[x, y]`.
  static var point: ValueType {
    ValueType<[Double]>.numbers("x", "y").map { numbers, _, _ in
      CGPoint(x: numbers[0], y: numbers[1])
    }
  }
}

extension ValueType where Value == CGSize {
  /// `[width, height]`, neither negative.
  static var size: ValueType {
    ValueType<[Double]>.numbers("width", "height", bounds: .notNegative).map { numbers, _, _ in
      CGSize(width: numbers[0], height: numbers[1])
    }
  }
}

extension ValueType where Value == CGRect {
  /// `[x, y, width, height]`, the size not negative.
  static var rect: ValueType {
    ValueType<[Double]>.numbers("x", "y", "width", "height").map { numbers, node, reader in
      guard numbers[2] >= 0, numbers[3] >= 0 else {
        reader.report(
          node.range, "a rectangle of negative size", expected: "[x, y, width, height]")
        return nil
      }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension ValueType where Value == Insets {
  /// One number for all sides, or `[top, left, bottom, right]`.
  static var insets: ValueType {
    let each = ValueType<[Double]>.numbers("top", "left", "bottom", "right")
    let all = ValueType<Double>.number()
    let shape = ValueShape.anyOf([all.shape, each.shape])
    return ValueType(shape) { node, reader in
      switch node.content {
      case .scalar(let scalar):
        guard case .number(let inset) = scalar.meaning else { break }
        return Insets(top: inset, left: inset, bottom: inset, right: inset)
      case .sequence(let nodes):
        guard nodes.count == 4 else { break }
        return each.read(node, &reader).map {
          Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
      case .mapping: break
      }
      reader.reportWrongType(node, expected: shape)
      return nil
    }
  }
}

extension ValueType where Value == Scale {
  /// One number for both axes, or `[x, y]`.
  static var scale: ValueType {
    let bounds = NumberBounds.above(0, upTo: 16)
    let each = ValueType<[Double]>.numbers("x", "y", bounds: bounds)
    let both = ValueType<Double>.number(bounds)
    return ValueType(.anyOf([both.shape, each.shape])) { node, reader in
      if case .sequence = node.content {
        return each.read(node, &reader).map { Scale(x: $0[0], y: $0[1]) }
      }
      return both.read(node, &reader).map { Scale(x: $0, y: $0) }
    }
  }
}
