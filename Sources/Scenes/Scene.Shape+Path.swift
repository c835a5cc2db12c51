public import Foundation
public import Geometry

extension Scene.Shape {
  /// The outline as a path, in the same coordinates.
  public var path: Path {
    switch self {
    case .rect(let rect): Path(rect: rect)
    case .roundedRect(let rect, let radii, .circular): Path(roundedRect: rect, radii: radii)
    case .roundedRect(let rect, let radii, .continuous):
      Path(continuousRoundedRect: rect, radii: radii)
    case .path(let path): path
    }
  }

  /// The smallest rectangle known to hold the outline; null when there is none.
  public var boundingBox: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .path(let path): path.boundingBox
    }
  }

  /// The outline moved inwards by a distance in points; nil when nothing is left inside.
  ///
  /// Rectangles and rounded rectangles keep their kind, a corner's radius shrinks by the distance;
  /// other paths cannot be inset and answer nil.
  public func inset(by distance: CGFloat) -> Scene.Shape? {
    func smaller(_ rect: CGRect) -> CGRect? {
      let rect = rect.standardized
      guard rect.width > 2 * distance, rect.height > 2 * distance else { return nil }
      return rect.insetBy(dx: distance, dy: distance)
    }
    switch self {
    case .rect(let rect):
      return smaller(rect).map { .rect($0) }
    case .roundedRect(let rect, let radii, let curve):
      let limit = min(rect.standardized.width, rect.standardized.height) / 2
      let radii = radii.clamped(to: limit)
      return smaller(rect).map {
        .roundedRect(
          $0,
          CornerRadii(
            topLeft: max(radii.topLeft - distance, 0),
            topRight: max(radii.topRight - distance, 0),
            bottomRight: max(radii.bottomRight - distance, 0),
            bottomLeft: max(radii.bottomLeft - distance, 0)), curve)
      }
    case .path:
      return nil
    }
  }
}
