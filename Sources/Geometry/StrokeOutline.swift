public import Foundation

/// The area a pen covers along a path, as a path to be filled by winding number.
///
/// Every piece of line, corner and end is a polygon of its own, all turning the same way, so their
/// union is what the winding number counts.
struct StrokeOutline {
  let radius: CGFloat
  let cap: Path.PenCap
  let join: Path.PenJoin
  let miterLimit: CGFloat
  private(set) var path = Path()

  /// How far the flattened path may lie from the curve, in points.
  private static let tolerance: CGFloat = 0.02

  init(of path: Path, width: CGFloat, cap: Path.PenCap, join: Path.PenJoin, miterLimit: CGFloat) {
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    guard radius > 0 else { return }
    for subpath in path.subpaths { add(subpath) }
  }

  private mutating func add(_ subpath: Path.Subpath) {
    var points = [subpath.start]
    for segment in subpath.segments {
      for point in segment.chordEnds(tolerance: Self.tolerance) where point != points.last {
        points.append(point)
      }
    }
    guard points.count > 1 else {
      if cap == .round, !subpath.segments.isEmpty || subpath.isClosed { addDisc(at: points[0]) }
      return
    }
    let isRing = subpath.isClosed && points.first == points.last
    for (a, b) in zip(points, points.dropFirst()) { addBar(from: a, to: b) }
    for index in 1..<points.count - 1 {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    if isRing {
      addJoin(points[points.count - 2], points[0], points[1])
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// The unit direction between two different points.
  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }

  private mutating func addBar(from a: CGPoint, to b: CGPoint) {
    let d = direction(a, b)
    let (nx, ny) = (-d.dy * radius, d.dx * radius)
    addPolygon([
      CGPoint(x: a.x - nx, y: a.y - ny), CGPoint(x: b.x - nx, y: b.y - ny),
      CGPoint(x: b.x + nx, y: b.y + ny), CGPoint(x: a.x + nx, y: a.y + ny),
    ])
  }

  private mutating func addJoin(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) {
    let (d, e) = (direction(a, corner), direction(corner, b))
    let cross = d.dx * e.dy - d.dy * e.dx
    let dot = d.dx * e.dx + d.dy * e.dy
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    if join == .round {
      addDisc(at: corner)
      return
    }
    // The outer side lies opposite to the turn.
    let side: CGFloat = cross > 0 ? -radius : radius
    let outerA = CGPoint(x: corner.x - d.dy * side, y: corner.y + d.dx * side)
    let outerB = CGPoint(x: corner.x - e.dy * side, y: corner.y + e.dx * side)
    var polygon = [corner, outerA, outerB]
    // The mitre's length over the width is 1 / sin(half the angle between the segments).
    let halfSine = max((1 + dot) / 2, 0).squareRoot()
    if join == .miter, halfSine > 0, 1 / halfSine <= miterLimit {
      let reach = radius / halfSine
      let (mx, my) = (outerA.x + outerB.x - 2 * corner.x, outerA.y + outerB.y - 2 * corner.y)
      let length = hypot(mx, my)
      let tip = CGPoint(x: corner.x + mx / length * reach, y: corner.y + my / length * reach)
      polygon = [corner, outerA, tip, outerB]
    }
    addPolygon(polygon)
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch cap {
    case .butt: return
    case .round: addDisc(at: end)
    case .square:
      let d = direction(inner, end)
      addBar(from: end, to: CGPoint(x: end.x + d.dx * radius, y: end.y + d.dy * radius))
    }
  }

  private mutating func addDisc(at center: CGPoint) {
    path.elements +=
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).elements
  }

  /// Adds a polygon, turned clockwise on screen like the discs.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - a.y * b.x
    }
    let ordered = area < 0 ? points.reversed() : points
    path.elements.append(.move(to: ordered[0]))
    path.elements += ordered.dropFirst().map { .line(to: $0) }
    path.elements.append(.close)
  }
}

extension Path {
  /// What a pen leaves at the ends of open subpaths.
  public enum PenCap: Hashable, Sendable {
    /// Nothing beyond the end.
    case butt
    /// A half circle.
    case round
    /// Half a square.
    case square
  }

  /// What a pen leaves where segments meet.
  public enum PenJoin: Hashable, Sendable {
    /// The outer edges, extended until they meet.
    case miter
    /// A circle.
    case round
    /// A cut corner.
    case bevel
  }

  /// The area a pen covers along the path, to be filled by winding number.
  ///
  /// - Parameters:
  ///   - width: The pen's width in points; nothing is covered unless it exceeds 0.
  ///   - cap: The ends of open subpaths.
  ///   - join: The corners.
  ///   - miterLimit: The longest mitre, as a multiple of the width; beyond it a corner is cut.
  public func stroked(
    width: CGFloat, cap: PenCap = .butt, join: PenJoin = .miter, miterLimit: CGFloat = 10
  ) -> Path {
    StrokeOutline(of: self, width: width, cap: cap, join: join, miterLimit: miterLimit).path
  }
}
