import Bitmaps
import Foundation
import Geometry

/// A value that may be missing, and what it fades from or to when it is.
protocol OptionalAnimatable: AnimatableValue {
  /// What stands in for a missing value next to this one.
  var absentCounterpart: Self { get }
}

extension Optional: AnimatableValue where Wrapped: OptionalAnimatable {
  static func interpolate(_ from: Wrapped?, _ to: Wrapped?, _ amount: Double) -> Wrapped? {
    switch (from, to) {
    case (let from?, let to?): Wrapped.interpolate(from, to, amount)
    case (let from?, nil):
      amount >= 1 ? nil : Wrapped.interpolate(from, from.absentCounterpart, amount)
    case (nil, let to?):
      amount <= 0 ? nil : Wrapped.interpolate(to.absentCounterpart, to, amount)
    case (nil, nil): nil
    }
  }
  static func add(_ offset: Wrapped?, to base: Wrapped?) -> Wrapped? {
    guard let offset, let base else { return offset ?? base }
    return Wrapped.add(offset, to: base)
  }
  static func difference(_ value: Wrapped?, from base: Wrapped?) -> Wrapped? {
    guard let value, let base else { return value }
    return Wrapped.difference(value, from: base)
  }
  static var zero: Wrapped?? { Wrapped.zero.map { .some($0) } }
  static func distance(_ a: Wrapped?, _ b: Wrapped?) -> Double? {
    guard let a = a ?? b?.absentCounterpart, let b = b ?? a.absentCounterpart as Wrapped? else {
      return 0
    }
    return Wrapped.distance(a, b)
  }
  var numbers: [Double]? { self?.numbers }
  func replacing(numbers: [Double]) -> Wrapped? { self?.replacing(numbers: numbers) }
  static func unboxed(_ any: Any) -> Wrapped?? {
    if any is NSNull { return .some(nil) }
    return Wrapped.unboxed(any).map { .some($0) }
  }
  var boxed: Any? { self?.boxed }
}

extension CGColor: OptionalAnimatable {
  private static func combine(
    _ a: CGColor, _ b: CGColor, _ operation: (Double, Double) -> Double
  ) -> CGColor {
    let (a, b) = (a.value, b.value)
    return CGColor(
      Color(
        red: operation(a.red, b.red), green: operation(a.green, b.green),
        blue: operation(a.blue, b.blue), alpha: operation(a.alpha, b.alpha)))
  }
  /// Component by component in gamma-encoded sRGB.
  static func interpolate(_ from: CGColor, _ to: CGColor, _ amount: Double) -> CGColor {
    combine(from, to) { $0 + ($1 - $0) * amount }
  }
  static func add(_ offset: CGColor, to base: CGColor) -> CGColor { combine(base, offset, +) }
  static func difference(_ value: CGColor, from base: CGColor) -> CGColor {
    combine(value, base, -)
  }
  static var zero: CGColor? { .clear }
  static func distance(_ a: CGColor, _ b: CGColor) -> Double? {
    guard let a = a.numbers, let b = b.numbers else { return nil }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
  var numbers: [Double]? { [value.red, value.green, value.blue, value.alpha] }
  func replacing(numbers n: [Double]) -> CGColor {
    n.count == 4 ? CGColor(Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])) : self
  }
  static func unboxed(_ any: Any) -> CGColor? { any as? CGColor }
  var absentCounterpart: CGColor { copy(alpha: 0) ?? self }
}

extension Path: OptionalAnimatable {
  /// Point by point; paths of different make switch at the end.
  static func interpolate(_ from: Path, _ to: Path, _ amount: Double) -> Path {
    from.interpolated(to: to, amount: CGFloat(amount)) ?? (amount < 1 ? from : to)
  }
  static func unboxed(_ any: Any) -> Path? { (any as? CGPath)?.value }
  var boxed: Any? { CGPath(self) }
  var absentCounterpart: Path { self }
}

extension Array: AnimatableValue where Element: AnimatableValue {
  /// Element by element; arrays of different lengths switch at the end.
  static func interpolate(_ from: [Element], _ to: [Element], _ amount: Double) -> [Element] {
    guard from.count == to.count else { return amount < 1 ? from : to }
    return zip(from, to).map { Element.interpolate($0, $1, amount) }
  }
  static func add(_ offset: [Element], to base: [Element]) -> [Element] {
    guard offset.count == base.count else { return offset }
    return zip(offset, base).map { Element.add($0, to: $1) }
  }
  static func unboxed(_ any: Any) -> [Element]? {
    guard let list = any as? [Any] else { return nil }
    let values = list.compactMap { Element.unboxed($0) }
    return values.count == list.count ? values : nil
  }
  var boxed: Any? { map { $0.boxed ?? NSNull() } as [Any] }
}
