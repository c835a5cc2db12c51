public import Foundation

/// An immutable path with Quartz's interface; `CGMutablePath` is its mutable subclass.
public class CGPath: Hashable {
  /// The path as a value.
  public fileprivate(set) final var value: Path

  /// Creates a path from a value.
  public init(_ value: Path) { self.value = value }

  /// Creates a closed rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect: rect).applying(transform ?? .identity))
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Creates a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in any orientation.
  ///   - cornerWidth: The ellipse's radius along x, in points, at most half the width.
  ///   - cornerHeight: The ellipse's radius along y, in points, at most half the height.
  ///   - transform: Applied to the result.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform ?? .identity))
  }

  /// Whether the path has no element.
  public final var isEmpty: Bool { value.isEmpty }

  /// Where the next segment would start; zero when the path is empty.
  public final var currentPoint: CGPoint { value.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, control points included; null when empty.
  public final var boundingBox: CGRect { value.boundingBox }

  /// An immutable copy.
  public final func copy() -> CGPath? { CGPath(value) }

  /// A mutable copy.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(value) }

  /// Whether two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.value == b.value }

  /// Feeds the elements into a hasher.
  public final func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.elements.append(.move(to: point.applying(transform)))
  }

  /// Adds a straight segment.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.elements.append(.line(to: point.applying(transform)))
  }

  /// Adds straight segments between points, starting a subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier segment.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    value.elements.append(
      .quadCurve(to: end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic Bézier segment.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    value.elements.append(
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  /// Adds a circular arc, joined by a straight segment; see `Path.addArc` for `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // The arc is built in its own coordinates so that a transform bends it with everything else.
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    var added = arc.applying(transform).elements
    if !isEmpty, case .move(let start)? = added.first { added[0] = .line(to: start) }
    value.elements += added
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    value.elements += Path(rect: rect).applying(transform).elements
  }

  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    value.elements += Path(ellipseIn: rect).applying(transform).elements
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let path = CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    addPath(path, transform: transform)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    value.elements += path.value.applying(transform).elements
  }

  /// Closes the current subpath.
  public func closeSubpath() { value.elements.append(.close) }
}
