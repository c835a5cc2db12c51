public import Foundation

extension CGPath {
  /// Whether a point lies inside; open subpaths count as closed.
  public final func contains(
    _ point: CGPoint, usingEvenOdd evenOdd: Bool, transform: CGAffineTransform = .identity
  ) -> Bool {
    value.applying(transform).contains(point, evenOdd: evenOdd)
  }

  /// Whether a point lies inside by winding number; open subpaths count as closed.
  public final func contains(_ point: CGPoint) -> Bool { value.contains(point) }

  /// The smallest rectangle that holds the path itself, without its control points; null when
  /// empty.
  public final var boundingBoxOfPath: CGRect { value.tightBoundingBox }

  /// A copy moved by a transform.
  public final func copy(using transform: CGAffineTransform) -> CGPath? {
    CGPath(value.applying(transform))
  }

  /// A mutable copy moved by a transform.
  public final func mutableCopy(using transform: CGAffineTransform) -> CGMutablePath? {
    CGMutablePath(value.applying(transform))
  }

  /// The path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the first subpath starts, in points.
  ///   - lengths: Dashes and gaps in turn, in points.
  public final func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat]) -> CGPath {
    CGPath(value.dashed(phase: phase, lengths: lengths))
  }

  /// Whether the path is one upright rectangle, and which.
  public final func isRect(_ rect: inout CGRect) -> Bool {
    let box = value.boundingBox
    guard !box.isNull, value == Path(rect: box) else { return false }
    rect = box
    return true
  }

  /// Calls a block with every step in order.
  public final func applyWithBlock(_ block: (CGPathElement) -> Void) {
    for element in value.elements {
      block(CGPathElement(type: element.type, points: element.points))
    }
  }
}

/// One step of a path, as Quartz lists it.
public struct CGPathElement: Hashable, Sendable {
  /// What the step does.
  public let type: CGPathElementType
  /// The points: control points first, the end last.
  public let points: [CGPoint]
}

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath.
  case moveToPoint
  /// A straight segment.
  case addLineToPoint
  /// A quadratic Bézier segment.
  case addQuadCurveToPoint
  /// A cubic Bézier segment.
  case addCurveToPoint
  /// A segment back to the start.
  case closeSubpath
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGMutablePath {
  /// Adds a circular arc, joined by a straight segment.
  ///
  /// - Parameter delta: The angle covered, in radians; positive runs clockwise on screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc that rounds the corner between the current point, a tangent's end and another
  /// point, with a straight segment up to its start.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the line the arc ends on.
  ///   - radius: In points; 0, or three points in line, gives the straight segment only.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    guard let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius)
    else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    addArc(
      center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
      clockwise: arc.isClockwise, transform: transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
}

/// The circle that touches both sides of a corner.
struct TangentArc: Hashable, Sendable {
  var center: CGPoint
  var startAngle: CGFloat
  var endAngle: CGFloat
  /// In the sense of `Path.addArc`.
  var isClockwise: Bool

  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    guard radius > 0, a > 0, b > 0 else { return nil }
    let cosine = (ax * bx + ay * by) / (a * b)
    let cross = (ax * by - ay * bx) / (a * b)
    guard abs(cross) > 1e-9 else { return nil }
    // Half the corner's angle gives how far from it the circle touches, and where its centre is.
    let half = acos(min(max(cosine, -1), 1)) / 2
    let reach = radius / tan(half)
    let touch1 = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    let touch2 = CGPoint(x: corner.x + bx / b * reach, y: corner.y + by / b * reach)
    let distance = radius / sin(half)
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let length = hypot(mx, my)
    center = CGPoint(
      x: corner.x + mx / length * distance, y: corner.y + my / length * distance)
    startAngle = atan2(touch1.y - center.y, touch1.x - center.x)
    endAngle = atan2(touch2.y - center.y, touch2.x - center.x)
    isClockwise = cross > 0
  }
}
