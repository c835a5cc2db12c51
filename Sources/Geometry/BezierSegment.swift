import Foundation

/// One drawn segment of a path: a straight line or a cubic Bézier.
struct BezierSegment: Hashable, Sendable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  /// Whether the segment is straight and run through at constant speed.
  var isLine: Bool

  /// A straight segment.
  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    control1 = CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3)
    control2 = CGPoint(
      x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
    self.end = end
    isLine = true
  }

  /// A cubic segment.
  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// A quadratic segment, raised to a cubic.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    func raised(_ outer: CGPoint) -> CGPoint {
      CGPoint(
        x: outer.x + (control.x - outer.x) * 2 / 3, y: outer.y + (control.y - outer.y) * 2 / 3)
    }
    self.init(start: start, control1: raised(start), control2: raised(end), end: end)
  }

  /// The point at a parameter in `0...1`.
  func point(at t: CGFloat) -> CGPoint {
    if isLine {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative at a parameter.
  func velocity(at t: CGFloat) -> CGVector {
    if isLine { return CGVector(dx: end.x - start.x, dy: end.y - start.y) }
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// The direction in radians; where the curve stands still, that of the nearest moving part.
  func angle(at t: CGFloat) -> CGFloat {
    for nearby in [t, min(t + 1e-4, 1), max(t - 1e-4, 0)] {
      let v = velocity(at: nearby)
      if v.dx != 0 || v.dy != 0 { return atan2(v.dy, v.dx) }
    }
    return atan2(end.y - start.y, end.x - start.x)
  }

  /// The length from the start to a parameter, in points.
  ///
  /// Gauss-Legendre quadrature of the speed, eight nodes on each of four pieces.
  func length(to t: CGFloat = 1) -> CGFloat {
    if isLine { return hypot(end.x - start.x, end.y - start.y) * t }
    var sum: CGFloat = 0
    let half = t / 8
    for piece in 0..<4 {
      let middle = (2 * CGFloat(piece) + 1) * half
      for (node, weight) in Self.quadrature {
        for parameter in [middle - half * node, middle + half * node] {
          let v = velocity(at: parameter)
          sum += weight * hypot(v.dx, v.dy)
        }
      }
    }
    return sum * half
  }

  /// Positive nodes and weights of the eight-point Gauss-Legendre rule.
  private static let quadrature: [(node: CGFloat, weight: CGFloat)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362),
    (0.525_532_409_916_329, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_48),
    (0.960_289_856_497_536_3, 0.101_228_536_290_376_26),
  ]

  /// The parameter at which a length from the start is reached.
  func parameter(atLength length: CGFloat, of total: CGFloat) -> CGFloat {
    guard total > 0, length > 0 else { return 0 }
    if length >= total { return 1 }
    if isLine { return length / total }
    var (low, high) = (CGFloat(0), CGFloat(1))
    var t = length / total
    for _ in 0..<40 {
      let error = self.length(to: t) - length
      if abs(error) <= total * 1e-12 { return t }
      if error < 0 { low = t } else { high = t }
      let v = velocity(at: t)
      let newton = t - error / hypot(v.dx, v.dy)
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  /// The part between two parameters, `0 ≤ from ≤ to ≤ 1`.
  func part(from: CGFloat, to: CGFloat) -> BezierSegment {
    if isLine { return BezierSegment(from: point(at: from), to: point(at: to)) }
    let tail = split(at: from).after
    return from >= 1 ? tail : tail.split(at: (to - from) / (1 - from)).before
  }

  /// The parts before and after a parameter, by de Casteljau's construction.
  func split(at t: CGFloat) -> (before: BezierSegment, after: BezierSegment) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (ab, bc, cd) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    let middle = mix(abc, bcd)
    return (
      BezierSegment(start: start, control1: ab, control2: abc, end: middle),
      BezierSegment(start: middle, control1: bcd, control2: cd, end: end)
    )
  }

  /// The segment as the step of a path whose current point is `start`.
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }
}

extension Path {
  /// A run of connected segments.
  struct Subpath: Hashable, Sendable {
    var start: CGPoint
    var segments: [BezierSegment]
    var isClosed: Bool
  }

  /// The path's runs in order. A closing line is one of the segments if it has a length.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    func finished(_ subpath: Subpath?) -> [Subpath] { subpath.map { [$0] } ?? [] }
    for element in elements {
      switch element {
      case .move(let point):
        result += finished(open)
        open = Subpath(start: point, segments: [], isClosed: false)
        current = point
      case .close:
        guard var subpath = open else { continue }
        if current != subpath.start {
          subpath.segments.append(BezierSegment(from: current, to: subpath.start))
        }
        subpath.isClosed = true
        current = subpath.start
        result.append(subpath)
        open = nil
      case .line, .quadCurve, .curve:
        var subpath = open ?? Subpath(start: current, segments: [], isClosed: false)
        let segment = Self.segment(element, from: current)
        subpath.segments.append(segment)
        current = segment.end
        open = subpath
      }
    }
    return result + finished(open)
  }

  private static func segment(_ element: Element, from start: CGPoint) -> BezierSegment {
    switch element {
    case .move(let end), .line(let end): BezierSegment(from: start, to: end)
    case .quadCurve(let end, let control): BezierSegment(start: start, control: control, end: end)
    case .curve(let end, let control1, let control2):
      BezierSegment(start: start, control1: control1, control2: control2, end: end)
    case .close: BezierSegment(from: start, to: start)
    }
  }
}

/// A drawn segment of a path, as something to travel along.
public struct BezierPiece: Hashable, Sendable {
  private let segment: BezierSegment
  /// The segment's length in points.
  public let length: CGFloat

  /// The drawn segments of a path in order; closing lines count if they have a length.
  public static func pieces(of path: Path) -> [BezierPiece] {
    path.subpaths.flatMap(\.segments).map { BezierPiece(segment: $0, length: $0.length()) }
  }

  /// A place along the segment and the direction of travel there in radians.
  ///
  /// - Parameters:
  ///   - fraction: `0...1`.
  ///   - isPaced: Whether the fraction is of the length, instead of the curve's parameter.
  public func place(at fraction: CGFloat, isPaced: Bool) -> (point: CGPoint, angle: CGFloat) {
    let t = isPaced ? segment.parameter(atLength: fraction * length, of: length) : fraction
    return (segment.point(at: t), segment.angle(at: t))
  }
}
