import Foundation
import Geometry

extension Path {
  /// The path as seen through a projective map: curves become chords, what lies at or behind the
  /// eye is cut off, and every subpath is closed, since only fills can be projected.
  ///
  /// Each polygon is clipped at a small positive w before the division (Sutherland and Hodgman).
  func projected(through map: PlanarTransform) -> Path {
    var result = Path()
    for polygon in polygons() {
      var points = polygon.map { Homogeneous($0, through: map) }
      points = Homogeneous.clipped(points)
      guard points.count > 2 else { continue }
      result.elements.append(.move(to: points[0].point))
      result.elements += points.dropFirst().map { .line(to: $0.point) }
      result.elements.append(.close)
    }
    return result
  }

  /// The subpaths, each curve replaced by chords of equal parameter length.
  private func polygons() -> [[CGPoint]] {
    let pieces = 24
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    func point(_ t: CGFloat, _ p: [CGPoint]) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
        y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
    }
    for element in elements {
      switch element {
      case .move(let end):
        if current.count > 1 { polygons.append(current) }
        current = [end]
      case .line(let end):
        current.append(end)
      case .quadCurve(let end, let control):
        let start = current.last ?? control
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let u = 1 - t
          current.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .curve(let end, let control1, let control2):
        let controls = [current.last ?? control1, control1, control2, end]
        for piece in 1...pieces {
          current.append(point(CGFloat(piece) / CGFloat(pieces), controls))
        }
      case .close:
        if current.count > 1 { polygons.append(current) }
        current = current.first.map { [$0] } ?? []
      }
    }
    if current.count > 1 { polygons.append(current) }
    return polygons
  }
}

/// A point before the perspective division.
private struct Homogeneous {
  var x: CGFloat
  var y: CGFloat
  var w: CGFloat

  /// Points nearer to the eye than this are cut off.
  static let nearest: CGFloat = 1e-3

  init(x: CGFloat, y: CGFloat, w: CGFloat) {
    self.x = x
    self.y = y
    self.w = w
  }

  init(_ p: CGPoint, through map: PlanarTransform) {
    let image = p.applying(map.affine)
    self.init(
      x: image.x, y: image.y,
      w: map.perspectiveX * p.x + map.perspectiveY * p.y + map.w)
  }

  var point: CGPoint { CGPoint(x: x / w, y: y / w) }

  /// The polygon's part with `w ≥ nearest`.
  static func clipped(_ polygon: [Homogeneous]) -> [Homogeneous] {
    guard polygon.contains(where: { $0.w < nearest }) else { return polygon }
    var result: [Homogeneous] = []
    for (index, end) in polygon.enumerated() {
      let start = polygon[(index + polygon.count - 1) % polygon.count]
      if (start.w < nearest) != (end.w < nearest) {
        let t = (nearest - start.w) / (end.w - start.w)
        result.append(
          Homogeneous(
            x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t, w: nearest))
      }
      if end.w >= nearest { result.append(end) }
    }
    return result
  }
}
