public import Foundation

extension Path {
  /// The control-point distance of a quarter circle of radius 1 drawn as one cubic Bézier:
  /// `4/3 · (√2 − 1)`.
  public static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

  /// A closed rectangle, clockwise on screen from its origin.
  public init(rect: CGRect) {
    let rect = rect.standardized
    self.init(elements: [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// An ellipse inscribed in a rectangle, clockwise on screen from its rightmost point.
  public init(ellipseIn rect: CGRect) {
    let rect = rect.standardized
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterCircleControl, ry * Self.quarterCircleControl)
    self.init(elements: [
      .move(to: CGPoint(x: cx + rx, y: cy)),
      .curve(
        to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
        control2: CGPoint(x: cx + kx, y: cy + ry)),
      .curve(
        to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
        control2: CGPoint(x: cx - rx, y: cy + ky)),
      .curve(
        to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
        control2: CGPoint(x: cx - kx, y: cy - ry)),
      .curve(
        to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
        control2: CGPoint(x: cx + rx, y: cy - ky)),
      .close,
    ])
  }

  /// A rectangle with a circular arc at each corner, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in any orientation.
  ///   - radii: One radius per corner, in points, each at least 0 and at most half the shorter
  ///     side; larger ones are reduced.
  public init(roundedRect rect: CGRect, radii: CornerRadii) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let radii = radii.clamped(to: limit)
    if radii.isZero {
      self.init(rect: rect)
      return
    }
    var elements: [Element] = []
    /// A corner's arc from `start` to `end` where the two edges would meet in `corner`.
    func turn(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint) {
      elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
      guard start != end else { return }
      let k = Self.quarterCircleControl
      elements.append(
        .curve(
          to: end,
          control1: CGPoint(
            x: start.x + (corner.x - start.x) * k, y: start.y + (corner.y - start.y) * k),
          control2: CGPoint(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k)))
    }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    turn(
      CGPoint(x: x1 - radii.topRight, y: y0), CGPoint(x: x1, y: y0),
      CGPoint(x: x1, y: y0 + radii.topRight))
    turn(
      CGPoint(x: x1, y: y1 - radii.bottomRight), CGPoint(x: x1, y: y1),
      CGPoint(x: x1 - radii.bottomRight, y: y1))
    turn(
      CGPoint(x: x0 + radii.bottomLeft, y: y1), CGPoint(x: x0, y: y1),
      CGPoint(x: x0, y: y1 - radii.bottomLeft))
    turn(
      CGPoint(x: x0, y: y0 + radii.topLeft), CGPoint(x: x0, y: y0),
      CGPoint(x: x0 + radii.topLeft, y: y0))
    elements.append(.close)
    self.init(elements: elements)
  }
}

extension Path {
  /// A rectangle with a quarter of an ellipse at each corner, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in any orientation.
  ///   - cornerWidth: The ellipse's radius along x; brought into 0 … half the width.
  ///   - cornerHeight: The ellipse's radius along y; brought into 0 … half the height.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rect = rect.standardized
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      self.init(rect: rect)
      return
    }
    // Circles in a space where the two radii agree.
    let stretch = CGAffineTransform(scaleX: width / height, y: 1)
    let circular = Path(
      roundedRect: rect.applying(stretch.inverted()), radii: CornerRadii(height))
    self = circular.applying(stretch)
  }
}

/// One radius per corner, in points.
public struct CornerRadii: Hashable, Codable, Sendable {
  /// The corner at minimum x and y.
  public var topLeft: CGFloat
  /// The corner at maximum x and minimum y.
  public var topRight: CGFloat
  /// The corner at maximum x and y.
  public var bottomRight: CGFloat
  /// The corner at minimum x and maximum y.
  public var bottomLeft: CGFloat

  /// Creates radii, one per corner.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radius for all corners.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether every corner is square.
  public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  /// The radii with each brought into `0...limit`.
  public func clamped(to limit: CGFloat) -> CornerRadii {
    func clamp(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
    return CornerRadii(
      topLeft: clamp(topLeft), topRight: clamp(topRight), bottomRight: clamp(bottomRight),
      bottomLeft: clamp(bottomLeft))
  }
}
