public import Foundation

extension Path {
  /// Appends a circular arc, joined to the current point by a straight segment.
  ///
  /// Angles are radians from the positive x axis. As in Quartz, `clockwise` describes the
  /// unflipped plane (y up): on screen, where y grows downwards, `clockwise: false` runs clockwise.
  ///
  /// - Parameters:
  ///   - center: The circle's centre, in points.
  ///   - radius: The circle's radius, in points, at least 0.
  ///   - startAngle: Where the arc starts.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: Whether angles decrease along the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    }
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    elements.append(isEmpty ? .move(to: start) : .line(to: start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    // A cubic's control distance for an arc of angle θ: 4/3 · tan(θ/4).
    let control = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces where step != 0 {
      let from = startAngle + CGFloat(piece) * step
      let to = from + step
      let (sine0, cosine0, sine1, cosine1) = (sin(from), cos(from), sin(to), cos(to))
      elements.append(
        .curve(
          to: CGPoint(x: center.x + radius * cosine1, y: center.y + radius * sine1),
          control1: CGPoint(
            x: center.x + radius * cosine0 - control * sine0,
            y: center.y + radius * sine0 + control * cosine0),
          control2: CGPoint(
            x: center.x + radius * cosine1 + control * sine1,
            y: center.y + radius * sine1 - control * cosine1)))
    }
  }
}
