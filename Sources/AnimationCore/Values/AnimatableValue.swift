import Bitmaps
import Foundation
import Geometry

/// A kind of value an animation can run through.
protocol AnimatableValue: Equatable {
  /// The value between two; `amount` is not clamped, springs leave `0...1`.
  static func interpolate(_ from: Self, _ to: Self, _ amount: Double) -> Self
  /// `offset` on top of `base`, as additive animations combine them.
  static func add(_ offset: Self, to base: Self) -> Self
  /// What must be added to `base` to get `value`.
  static func difference(_ value: Self, from base: Self) -> Self
  /// What changes nothing when added; nil where adding means replacing.
  static var zero: Self? { get }
  /// `count` times a value, as cumulative animations add it up.
  static func repeated(_ value: Self, _ count: Int) -> Self
  /// How far two values lie apart, for even pacing; nil where that has no meaning.
  static func distance(_ a: Self, _ b: Self) -> Double?
  /// The value as numbers, for cubic interpolation; nil where there are none.
  var numbers: [Double]? { get }
  /// The value with its numbers replaced, in the order of `numbers`.
  func replacing(numbers: [Double]) -> Self
  /// The value in an object of the kind Apple's API uses; nil when it is not of this kind.
  static func unboxed(_ any: Any) -> Self?
  /// The value as Apple's API hands it out.
  var boxed: Any? { get }
}

extension AnimatableValue {
  static func add(_ offset: Self, to base: Self) -> Self { offset }
  static func difference(_ value: Self, from base: Self) -> Self { value }
  static var zero: Self? { nil }
  static func repeated(_ value: Self, _ count: Int) -> Self { value }
  static func distance(_ a: Self, _ b: Self) -> Double? { nil }
  var numbers: [Double]? { nil }
  func replacing(numbers: [Double]) -> Self { self }
  var boxed: Any? { self }
}

/// A value that is a fixed number of independent numbers.
protocol NumericValue: AnimatableValue {
  static func combine(_ a: Self, _ b: Self, _ operation: (CGFloat, CGFloat) -> CGFloat) -> Self
  static var allZero: Self { get }
}

extension NumericValue {
  static func interpolate(_ from: Self, _ to: Self, _ amount: Double) -> Self {
    let amount = CGFloat(amount)
    return combine(from, to) { $0 + ($1 - $0) * amount }
  }
  static func add(_ offset: Self, to base: Self) -> Self { combine(base, offset, +) }
  static func difference(_ value: Self, from base: Self) -> Self { combine(value, base, -) }
  static var zero: Self? { allZero }
  static func repeated(_ value: Self, _ count: Int) -> Self {
    combine(value, value) { a, _ in a * CGFloat(count) }
  }
  static func distance(_ a: Self, _ b: Self) -> Double? {
    var sum = 0.0
    _ = combine(a, b) { a, b in
      sum += Double((a - b) * (a - b))
      return 0
    }
    return sum.squareRoot()
  }
}

extension CGFloat: NumericValue {
  static func combine(
    _ a: CGFloat, _ b: CGFloat, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CGFloat { operation(a, b) }
  static var allZero: CGFloat { 0 }
  var numbers: [Double]? { [Double(self)] }
  func replacing(numbers: [Double]) -> CGFloat { numbers.first.map { CGFloat($0) } ?? self }
  static func unboxed(_ any: Any) -> CGFloat? {
    switch any {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: Float32Widening.widened(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(Int(truncatingIfNeeded: value))
    default: nil
    }
  }
}

/// Single precision at the API's edge, double inside.
enum Float32Widening {
  /// The double nearest to the decimal digits of a float, so that 0.3 stays 0.3.
  static func widened(_ value: Float) -> CGFloat {
    let plain = Double(value)
    let rounded = (plain * 1e6).rounded() / 1e6
    return CGFloat(Float(rounded) == value ? rounded : plain)
  }
}

extension CGPoint: NumericValue {
  static func combine(
    _ a: CGPoint, _ b: CGPoint, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CGPoint { CGPoint(x: operation(a.x, b.x), y: operation(a.y, b.y)) }
  static var allZero: CGPoint { CGPoint(x: 0, y: 0) }
  var numbers: [Double]? { [Double(x), Double(y)] }
  func replacing(numbers n: [Double]) -> CGPoint {
    n.count == 2 ? CGPoint(x: n[0], y: n[1]) : self
  }
  static func unboxed(_ any: Any) -> CGPoint? {
    any as? CGPoint ?? (any as? NSValue)?.structure(of: "{CGPoint", as: \.pointValue)
  }
}

extension CGSize: NumericValue {
  static func combine(
    _ a: CGSize, _ b: CGSize, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CGSize { CGSize(width: operation(a.width, b.width), height: operation(a.height, b.height)) }
  static var allZero: CGSize { CGSize(width: 0, height: 0) }
  var numbers: [Double]? { [Double(width), Double(height)] }
  func replacing(numbers n: [Double]) -> CGSize {
    n.count == 2 ? CGSize(width: n[0], height: n[1]) : self
  }
  static func unboxed(_ any: Any) -> CGSize? {
    any as? CGSize ?? (any as? NSValue)?.structure(of: "{CGSize", as: \.sizeValue)
  }
}

extension CGRect: NumericValue {
  static func combine(
    _ a: CGRect, _ b: CGRect, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    CGRect(
      origin: CGPoint.combine(a.origin, b.origin, operation),
      size: CGSize.combine(a.size, b.size, operation))
  }
  static var allZero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  var numbers: [Double]? {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
  func replacing(numbers n: [Double]) -> CGRect {
    n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : self
  }
  static func unboxed(_ any: Any) -> CGRect? {
    any as? CGRect ?? (any as? NSValue)?.structure(of: "{CGRect", as: \.rectValue)
  }
}

extension Bool: AnimatableValue {
  /// Switches at the middle.
  static func interpolate(_ from: Bool, _ to: Bool, _ amount: Double) -> Bool {
    amount < 0.5 ? from : to
  }
  static func unboxed(_ any: Any) -> Bool? {
    any as? Bool ?? CGFloat.unboxed(any).map { $0 != 0 }
  }
}

extension Int: AnimatableValue {
  static func interpolate(_ from: Int, _ to: Int, _ amount: Double) -> Int {
    Int((Double(from) + Double(to - from) * amount).rounded())
  }
  static func add(_ offset: Int, to base: Int) -> Int { base + offset }
  static func difference(_ value: Int, from base: Int) -> Int { value - base }
  static var zero: Int? { 0 }
  static func unboxed(_ any: Any) -> Int? { CGFloat.unboxed(any).map { Int($0) } }
}
