import Bitmaps
public import Foundation
public import Geometry
import Scenes

extension CGContext {
  // MARK: Building

  /// Forgets the current path.
  public func beginPath() { current = Path() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { edit { $0.move(to: point) } }

  /// Adds a straight segment.
  public func addLine(to point: CGPoint) { edit { $0.addLine(to: point) } }

  /// Adds straight segments between points, starting a subpath at the first.
  public func addLines(between points: [CGPoint]) { edit { $0.addLines(between: points) } }

  /// Adds a cubic Bézier segment.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a quadratic Bézier segment.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a circular arc; see `Path.addArc` for `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds an arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    edit { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Puts the area a pen would cover in the place of the current path.
  public func replacePathWithStrokedPath() {
    let outline = userPath.dashed(phase: state.style.dashPhase, lengths: state.style.dashes)
    let stroked = CGPath(outline).copy(
      strokingWithWidth: state.style.width, lineCap: state.style.cap.lineCap,
      lineJoin: state.style.join.lineJoin, miterLimit: state.style.miterLimit)
    current = stroked.value.applying(state.transform)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { edit { $0.addRect(rect) } }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { edit { $0.addEllipse(in: rect) } }

  /// Adds a path's elements.
  public func addPath(_ path: CGPath) { edit { $0.addPath(path) } }

  /// Closes the current subpath.
  public func closePath() { edit { $0.closeSubpath() } }

  /// The current path in user space; nil when it is empty.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(userPath) }

  /// Whether the current path has no element.
  public var isPathEmpty: Bool { current.isEmpty }

  /// Where the next segment would start, in user space; zero when the path is empty.
  public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

  /// The smallest rectangle that holds the current path's points, in user space.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// Points become base coordinates as they are added, so later transforms leave them alone.
  private func edit(_ change: (CGMutablePath) -> Void) {
    let path = CGMutablePath(userPath)
    change(path)
    current = path.value.applying(state.transform)
  }

  private var userPath: Path { current.applying(state.transform.inverted()) }

  // MARK: Painting

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the current path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills and strokes the current path as asked and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath
    beginPath()
    guard !path.isEmpty else { return }
    let shape = Scene.Shape.path(path)
    let fill = Scene.Drawing.fill(shape, state.fill, rule: .nonZero)
    let oddFill = Scene.Drawing.fill(shape, state.fill, rule: .evenOdd)
    let stroke = Scene.Drawing.stroke(shape, state.style, state.stroke)
    switch mode {
    case .fill: record([fill])
    case .eoFill: record([oddFill])
    case .stroke: record([stroke])
    case .fillStroke: record([fill, stroke])
    case .eoFillStroke: record([oddFill, stroke])
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    record([.fill(.rect(rect.standardized), state.fill, rule: .nonZero)])
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    record([.stroke(.rect(rect.standardized), state.style, state.stroke)])
  }

  /// Strokes a rectangle with a line of a given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    record([.stroke(.rect(rect.standardized), style, state.stroke)])
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    record([.fill(.path(Path(ellipseIn: rect)), state.fill, rule: .nonZero)])
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    record([.stroke(.path(Path(ellipseIn: rect)), state.style, state.stroke)])
  }

  /// Strokes separate lines, two points each; an odd last point is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let blendMode = state.blendMode
    state.blendMode = .clear
    record([.fill(.rect(rect.standardized), .color(.black), rule: .nonZero)])
    state.blendMode = blendMode
  }

  // MARK: Clipping

  /// Limits drawing to the current path and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Scene.Clip(shape: .path(current), rule: rule.sceneRule))
    beginPath()
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) {
    let outline = Path(rect: rect).applying(state.transform)
    let isUpright = state.transform.b == 0 && state.transform.c == 0
    state.clips.append(
      Scene.Clip(shape: isUpright ? .rect(outline.boundingBox) : .path(outline)))
  }

  /// Limits drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    let outline = Path(elements: rects.flatMap { Path(rect: $0).elements })
    state.clips.append(Scene.Clip(shape: .path(outline.applying(state.transform))))
  }

  /// The smallest rectangle that holds the clipped area, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let area = state.clips.reduce(bounds) { area, clip in
      switch clip.shape {
      case .rect(let rect), .roundedRect(let rect, _, _): area.intersection(rect)
      case .path(let path): area.intersection(path.boundingBox)
      }
    }
    return area.applying(state.transform.inverted())
  }
}
