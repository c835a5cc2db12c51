public import AnimationCore
public import Foundation
public import Geometry

/// A path with the way it is filled and stroked.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of open subpaths.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre, as a multiple of the width.
  open var miterLimit: CGFloat = 10
  /// How finely curves were flattened on early devices; kept for source compatibility.
  open var flatness: CGFloat = 0.6
  /// Whether overlapping subpaths count by the even-odd rule.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { path = CGMutablePath() }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = CGMutablePath(cgPath.value)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(Path(rect: rect))) }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(Path(ellipseIn: rect))) }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(Path(roundedRect: rect, radii: CornerRadii(cornerRadius))))
  }

  /// Creates a rectangle with some corners rounded by the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    self.init(cgPath: CGPath(Path(roundedRect: rect, radii: radii)))
  }

  /// Creates a circular arc; angles in radians, `clockwise` as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as a Core Graphics path: a copy, unaffected by later changes.
  open var cgPath: CGPath {
    get { CGPath(path.value) }
    set { path = CGMutablePath(newValue.value) }
  }

  /// Whether the path has no element.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds the path.
  open var bounds: CGRect { path.value.boundingBox }

  /// Where the next segment would start; zero when the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight segment.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier segment.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier segment.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a circular arc joined by a straight segment; `clockwise` as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Quartz names the direction in its unflipped plane.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path's elements.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Moves every point by a transform.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.value.applying(transform))
  }

  /// Whether the filled path covers a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.value.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Sets the dash pattern: lengths of dashes and gaps in turn; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills the path in the current graphics context with its fill colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current graphics context with its stroke colour.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Limits drawing in the current graphics context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
