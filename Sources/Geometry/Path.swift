public import Foundation

/// A sequence of straight and curved segments: the value behind `CGPath`.
public struct Path: Hashable, Codable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Codable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight segment from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier segment.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier segment.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight segment back to where the subpath started.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Creates a path from its steps.
  public init(elements: [Element] = []) { self.elements = elements }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }
}

extension Path.Element {
  /// Where the step ends; nil for `close`.
  public var endPoint: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }

  /// All points of the step in the order Apple lists them: control points first, the end last.
  public var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// The step with every point replaced by its image.
  public func mapPoints(_ image: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: image(end))
    case .line(let end): .line(to: image(end))
    case .quadCurve(let end, let control): .quadCurve(to: image(end), control: image(control))
    case .curve(let end, let control1, let control2):
      .curve(to: image(end), control1: image(control1), control2: image(control2))
    case .close: .close
    }
  }
}

extension Path {
  /// The path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// The smallest rectangle that holds all points, control points included; null when empty.
  public var boundingBox: CGRect { CGRect(enclosing: elements.lazy.flatMap(\.points)) }

  /// Where the next segment would start; nil when the path is empty.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      if case .close = element {
        current = start
      } else {
        current = element.endPoint
        if case .move(let point) = element { start = point }
      }
    }
    return current
  }
}
