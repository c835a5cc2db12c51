public import Foundation
public import Geometry

extension CGPath {
  /// The area a pen covers along the path, to be filled by winding number.
  ///
  /// Curves are approximated to a fiftieth of a point; the pieces overlap.
  ///
  /// - Parameters:
  ///   - lineWidth: In points.
  ///   - lineCap: The ends of open subpaths.
  ///   - lineJoin: The corners.
  ///   - miterLimit: The longest mitre, as a multiple of the width.
  ///   - transform: Applied to the path before the pen.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let moved = value.applying(transform)
    return CGPath(
      moved.stroked(
        width: lineWidth, cap: lineCap.pen, join: lineJoin.pen, miterLimit: miterLimit))
  }
}

extension CGLineCap {
  fileprivate var pen: Path.PenCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var pen: Path.PenJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
