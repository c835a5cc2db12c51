public import Foundation

extension Path {
  /// The path as straight segments only.
  ///
  /// - Parameter tolerance: The largest distance between a curve and its chords, in points.
  public func flattened(tolerance: CGFloat = 0.05) -> Path {
    var result: [Element] = []
    for subpath in subpaths {
      result.append(.move(to: subpath.start))
      for segment in subpath.segments {
        result += segment.chordEnds(tolerance: tolerance).map { .line(to: $0) }
      }
      if subpath.isClosed { result.append(.close) }
    }
    return Path(elements: result)
  }

  /// Whether a point lies inside; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: In the path's coordinates.
  ///   - evenOdd: Whether points inside have an odd number of crossings, instead of a winding
  ///     number other than 0.
  public func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for subpath in subpaths {
      var ends = subpath.segments.flatMap { $0.chordEnds(tolerance: 0.01) }
      if ends.last != subpath.start { ends.append(subpath.start) }
      var a = subpath.start
      for b in ends {
        if (a.y <= point.y) != (b.y <= point.y) {
          let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
          if a.y <= point.y, side > 0 {
            crossings += 1
            winding += 1
          } else if a.y > point.y, side < 0 {
            crossings += 1
            winding -= 1
          }
        }
        a = b
      }
    }
    return evenOdd ? crossings % 2 != 0 : winding != 0
  }

  /// The smallest rectangle that holds the drawn path itself, without its control points; null
  /// when empty.
  public var tightBoundingBox: CGRect {
    CGRect(
      enclosing: subpaths.flatMap { subpath in
        [subpath.start] + subpath.segments.flatMap { [$0.end] + $0.extremePoints }
      })
  }
}

extension BezierSegment {
  /// The ends of chords that stay within a distance of the curve; the start is left out.
  func chordEnds(tolerance: CGFloat) -> [CGPoint] {
    if isLine { return [end] }
    // The distance between a cubic and n chords is at most √3/36 · |second difference| · 3 / n².
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let deviation = max(bend(start, control1, control2), bend(control1, control2, end))
    let pieces = max(1, min(Int((0.75 * deviation / tolerance).squareRoot().rounded(.up)), 4096))
    return (1...pieces).map { $0 == pieces ? end : point(at: CGFloat($0) / CGFloat(pieces)) }
  }

  /// The points where the curve turns back along x or y.
  fileprivate var extremePoints: [CGPoint] {
    if isLine { return [] }
    func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    let parameters =
      turns(start.x, control1.x, control2.x, end.x) + turns(start.y, control1.y, control2.y, end.y)
    return parameters.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
  }
}
