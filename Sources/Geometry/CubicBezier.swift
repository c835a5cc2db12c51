/// A timing curve from (0, 0) to (1, 1): a cubic Bézier with two free control points.
public struct CubicBezier: Hashable, Codable, Sendable {
  /// The first control point's progress in time, `0...1`.
  public let x1: Double
  /// The first control point's progress in value; may lie outside `0...1`.
  public let y1: Double
  /// The second control point's progress in time, `0...1`.
  public let x2: Double
  /// The second control point's progress in value; may lie outside `0...1`.
  public let y2: Double

  /// Creates a curve; `x1` and `x2` are clamped to `0...1`, where the curve is a function of time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Whether the curve is the straight line.
  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The value at a moment, both as fractions.
  ///
  /// Solves x(t) = `time` by Newton's method inside a shrinking bracket, to within 1e-12 in time
  /// where the curve's slope allows it.
  ///
  /// - Parameter time: Clamped to `0...1`.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if isLinear { return time }
    return Self.polynomial(y1, y2, at: parameter(at: time))
  }

  /// The curve parameter t at which x(t) equals a time strictly between 0 and 1.
  func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = time
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, at: t) - time
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = Self.slope(x1, x2, at: t)
      let newton = t - error / slope
      let next = slope > 0 && newton > low && newton < high ? newton : (low + high) / 2
      if next == t || high - low < 1e-16 { return next }
      if abs(next - t) < 1e-15 { return next }
      t = next
    }
    return t
  }

  /// One coordinate of the curve: `3(1−t)²t·p1 + 3(1−t)t²·p2 + t³`.
  static func polynomial(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * t + b) * t + c) * t
  }

  /// The derivative of `polynomial`.
  static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * t + 2 * b) * t + c
  }
}
