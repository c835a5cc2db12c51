public import Foundation

extension Path {
  /// The length of all drawn segments together, in points.
  public var length: CGFloat {
    subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length() } }
  }

  /// The part of the path between two fractions of its length: what `strokeStart` and `strokeEnd`
  /// leave of a stroke.
  ///
  /// Subpaths are run through in order, as if laid end to end. The result's subpaths are open
  /// unless nothing was cut from them.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, clamped to `0...1`.
  ///   - end: Where the part ends, clamped to `0...1`; the result is empty unless it exceeds
  ///     `start`.
  /// - Complexity: O(*n*) in the number of segments.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 { return self }
    guard end > start else { return Path() }
    let subpaths = self.subpaths
    let lengths = subpaths.map { $0.segments.map { $0.length() } }
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    guard total > 0 else { return Path() }
    let (from, to) = (start * total, end * total)
    var result: [Element] = []
    var travelled: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let whole = lengths.reduce(0, +)
      if whole > 0, from <= travelled, travelled + whole <= to {
        result.append(.move(to: subpath.start))
        result += subpath.segments.map(\.element)
        if subpath.isClosed { result.append(.close) }
        travelled += whole
        continue
      }
      var isDrawing = false
      for (segment, length) in zip(subpath.segments, lengths) {
        defer { travelled += length }
        guard length > 0, travelled < to, travelled + length > from else { continue }
        let first = segment.parameter(atLength: from - travelled, of: length)
        let last = segment.parameter(atLength: to - travelled, of: length)
        guard last > first else { continue }
        let part = segment.part(from: first, to: last)
        if !isDrawing { result.append(.move(to: part.start)) }
        isDrawing = true
        result.append(part.element)
      }
    }
    return Path(elements: result)
  }

  /// The point at a fraction of the path's length and the direction of travel there in radians;
  /// nil when the path has no length.
  public func position(atFraction fraction: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    let segments = subpaths.flatMap(\.segments)
    let lengths = segments.map { $0.length() }
    var rest = min(max(fraction, 0), 1) * lengths.reduce(0, +)
    var last: (BezierSegment, CGFloat)?
    for (segment, length) in zip(segments, lengths) where length > 0 {
      let t = segment.parameter(atLength: rest, of: length)
      if rest <= length { return (segment.point(at: t), segment.angle(at: t)) }
      rest -= length
      last = (segment, 1)
    }
    return last.map { ($0.0.point(at: $0.1), $0.0.angle(at: $0.1)) }
  }
}
