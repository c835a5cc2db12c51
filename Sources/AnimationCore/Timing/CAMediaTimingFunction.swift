public import Foundation
public import Geometry

/// A curve that paces an animation: a cubic Bézier from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve as a value.
  public let curve: CubicBezier

  /// Creates a curve from a value.
  public init(_ curve: CubicBezier) { self.curve = curve }

  /// Creates one of the predefined curves; the straight line for an unknown name.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(name.curve)
  }

  /// Creates a curve from its two free control points; x lies in `0...1`, y anywhere.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Through decimal digits, so that 0.42 stays 0.42 in double precision.
    func widened(_ value: Float) -> Double { Double(value.description) ?? Double(value) }
    self.init(CubicBezier(widened(c1x), widened(c1y), widened(c2x), widened(c2y)))
  }

  /// Writes a control point's x and y.
  /// - Parameter index: 0 and 3 for the ends, 1 and 2 for the free points; others write nothing.
  public func getControlPoint(at index: Int, values: inout [Float]) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values = [Float(points[index].0), Float(points[index].1)]
  }

  /// Whether two objects are the same curve.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash of the curve.
  public override var hash: Int { curve.hashValue }
}

/// The predefined curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The straight line.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first: (0.42, 0, 1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last: (0, 0, 0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends: (0.42, 0, 0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What implicit animations use: (0.25, 0.1, 0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// The curve of that name.
  var curve: CubicBezier {
    switch self {
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: CubicBezier(0.42, 0, 0.58, 1)
    case .default: CubicBezier(0.25, 0.1, 0.25, 1)
    default: CubicBezier(0, 0, 1, 1)
    }
  }
}
