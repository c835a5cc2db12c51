public import Foundation

extension Path {
  /// A rectangle with Apple's continuous corners, clockwise on screen.
  ///
  /// Each corner is three cubic segments that start to bend 1.52866 radii before the corner,
  /// symmetric about its diagonal. Where the sides are too short for that the corner turns
  /// gradually into a circular arc, which needs one radius.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in any orientation.
  ///   - radii: One radius per corner, in points; at most half the shorter side counts.
  public init(continuousRoundedRect rect: CGRect, radii: CornerRadii) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let radii = radii.clamped(to: limit)
    if radii.isZero {
      self.init(rect: rect)
      return
    }
    var elements: [Element] = []
    /// A corner whose sides leave along `along` (where the path comes from) and `away`.
    func turn(_ corner: CGPoint, _ along: CGVector, _ away: CGVector, _ radius: CGFloat) {
      let points = ContinuousCorner.points(
        smoothing: radius > 0 ? (limit / radius - 1) / (ContinuousCorner.reach - 1) : 1
      ).map { p in
        CGPoint(
          x: corner.x + radius * (along.dx * p.x + away.dx * p.y),
          y: corner.y + radius * (along.dy * p.x + away.dy * p.y))
      }
      elements.append(elements.isEmpty ? .move(to: points[0]) : .line(to: points[0]))
      guard radius > 0 else { return }
      for i in [1, 4, 7] {
        elements.append(
          .curve(to: points[i + 2], control1: points[i], control2: points[i + 1]))
      }
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    turn(CGPoint(x: rect.maxX, y: rect.minY), left, down, radii.topRight)
    turn(CGPoint(x: rect.maxX, y: rect.maxY), up, left, radii.bottomRight)
    turn(CGPoint(x: rect.minX, y: rect.maxY), right, up, radii.bottomLeft)
    turn(CGPoint(x: rect.minX, y: rect.minY), down, right, radii.topLeft)
    elements.append(.close)
    self.init(elements: elements)
  }
}

/// The control polygon of one continuous corner of radius 1, x along the side the path comes from.
private enum ContinuousCorner {
  /// How far from the corner the bend starts, in radii.
  static let reach: CGFloat = 1.528665

  /// The first half of the polygon; the second mirrors it.
  static let full: [CGPoint] = [
    CGPoint(x: reach, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
    CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
  ]

  /// A quarter circle cut at the same places: a tenth, four fifths and a tenth of a right angle.
  static let circular: [CGPoint] = {
    var points = [CGPoint(x: 1, y: 0)]
    var angle: CGFloat = 0
    for step in [CGFloat.pi * 0.05, CGFloat.pi * 0.4] {
      let k = 4 / 3 * tan(step / 4)
      let next = angle + step
      points.append(
        CGPoint(x: 1 - sin(angle) - k * cos(angle), y: 1 - cos(angle) + k * sin(angle)))
      points.append(
        CGPoint(x: 1 - sin(next) + k * cos(next), y: 1 - cos(next) - k * sin(next)))
      points.append(CGPoint(x: 1 - sin(next), y: 1 - cos(next)))
      angle = next
    }
    return Array(points[0..<5])
  }()

  /// All ten points, between the circular arc (0) and the continuous corner (1).
  static func points(smoothing: CGFloat) -> [CGPoint] {
    let t = min(max(smoothing, 0), 1)
    let half = zip(circular, full).map { a, b in
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
