public import Foundation

extension Path {
  /// The path whose points lie between those of this path and another.
  ///
  /// - Parameter amount: 0 gives this path, 1 the other; not clamped.
  /// - Returns: nil when the paths do not have the same kinds of elements in the same order.
  public func interpolated(to other: Path, amount: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * amount, y: a.y + (b.y - a.y) * amount)
    }
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): result.append(.move(to: mix(a, b)))
      case (.line(let a), .line(let b)): result.append(.line(to: mix(a, b)))
      case (.quadCurve(let a, let p), .quadCurve(let b, let q)):
        result.append(.quadCurve(to: mix(a, b), control: mix(p, q)))
      case (.curve(let a, let p1, let p2), .curve(let b, let q1, let q2)):
        result.append(.curve(to: mix(a, b), control1: mix(p1, q1), control2: mix(p2, q2)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return Path(elements: result)
  }
}
