public import Foundation
public import Geometry

extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }

  /// Wraps an affine transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
  }

  /// Wraps a matrix.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: (0..<16).map { Double(t[$0 / 4, $0 % 4]) })
  }

  /// The wrapped point; zero when something else is wrapped.
  public var cgPointValue: CGPoint { structure(of: "{CGPoint", as: \.pointValue) ?? .zero }
  /// The wrapped size; zero when something else is wrapped.
  public var cgSizeValue: CGSize { structure(of: "{CGSize", as: \.sizeValue) ?? .zero }
  /// The wrapped rectangle; zero when something else is wrapped.
  public var cgRectValue: CGRect { structure(of: "{CGRect", as: \.rectValue) ?? .zero }

  /// The wrapped vector; zero when something else is wrapped.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The wrapped affine transform; the identity when something else is wrapped.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(6)?.map({ CGFloat($0) }) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The wrapped matrix; the identity when something else is wrapped.
  public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3DIdentity }

  /// The wrapped matrix or affine transform; nil when something else is wrapped.
  var storedTransform: CATransform3D? {
    if let n = numbers(16) {
      var t = CATransform3DIdentity
      for index in 0..<16 { t[index / 4, index % 4] = CGFloat(n[index]) }
      return t
    }
    return numbers(6) == nil ? nil : CATransform3DMakeAffineTransform(cgAffineTransformValue)
  }

  /// A structure, if the value's type encoding names it.
  func structure<Value>(of name: String, as path: KeyPath<NSValue, Value>) -> Value? {
    String(cString: objCType).hasPrefix(name) ? self[keyPath: path] : nil
  }

  private convenience init(numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var result = [Double](repeating: 0, count: count)
    result.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { getValue(address) }
    }
    return result
  }
}
