import Foundation
import Geometry

extension CATransform3D: AnimatableValue {
  /// By scale, shear, rotation and translation, the short way round.
  static func interpolate(
    _ from: CATransform3D, _ to: CATransform3D, _ amount: Double
  ) -> CATransform3D { from.interpolated(to: to, amount: CGFloat(amount)) }
  /// Adding a transform means applying it first: `offset · base`.
  static func add(_ offset: CATransform3D, to base: CATransform3D) -> CATransform3D {
    CATransform3DConcat(offset, base)
  }
  static func difference(_ value: CATransform3D, from base: CATransform3D) -> CATransform3D {
    CATransform3DConcat(value, CATransform3DInvert(base))
  }
  static var zero: CATransform3D? { CATransform3DIdentity }
  static func repeated(_ value: CATransform3D, _ count: Int) -> CATransform3D {
    (0..<min(max(count, 0), 10_000)).reduce(CATransform3DIdentity) { product, _ in
      CATransform3DConcat(product, value)
    }
  }
  static func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double? {
    guard let a = a.numbers, let b = b.numbers else { return nil }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
  /// The entries; cubic interpolation works on them one by one.
  var numbers: [Double]? { (0..<16).map { Double(self[$0 / 4, $0 % 4]) } }
  func replacing(numbers: [Double]) -> CATransform3D {
    guard numbers.count == 16 else { return self }
    var result = self
    for index in 0..<16 { result[index / 4, index % 4] = CGFloat(numbers[index]) }
    return result
  }
  static func unboxed(_ any: Any) -> CATransform3D? {
    switch any {
    case let value as CATransform3D: value
    case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
    case let value as NSValue: value.storedTransform
    default: nil
    }
  }
}
