import Foundation

/// A cubic piece between two keyframes, given by its ends and the slopes there.
struct HermiteSegment: Hashable, Sendable {
  var start: [Double]
  var end: [Double]
  var startSlope: [Double]
  var endSlope: [Double]

  /// The numbers at a place in `0...1`.
  func numbers(at t: Double) -> [Double] {
    let (t2, t3) = (t * t, t * t * t)
    let (h00, h10) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t)
    let (h01, h11) = (-2 * t3 + 3 * t2, t3 - t2)
    return start.indices.map {
      h00 * start[$0] + h10 * startSlope[$0] + h01 * end[$0] + h11 * endSlope[$0]
    }
  }

  /// The pieces of a Kochanek-Bartels spline; empty when a value has no numbers.
  ///
  /// Beyond the ends the missing neighbour is extrapolated, `2·p₁ − p₂`, so the slope there is the
  /// whole first or last step. With `times` the slopes are scaled by twice the segment's share of
  /// its neighbourhood, because uneven times would otherwise break the speed.
  ///
  /// - SeeAlso: Kochanek and Bartels, "Interpolating Splines with Local Tension, Continuity and
  ///   Bias Control", equations 8 and 9.
  static func segments(
    through points: [[Double]?], times: [Double]?, description: KeyframeDescription
  ) -> [HermiteSegment] {
    let points = points.compactMap { $0 }
    guard let width = points.first?.count, points.count > 1,
      points.allSatisfy({ $0.count == width })
    else { return [] }
    let last = points.count - 1
    func step(_ index: Int) -> [Double] {
      let index = min(max(index, 0), last - 1)
      return zip(points[index + 1], points[index]).map { $0 - $1 }
    }
    func parameter(_ list: [Double], _ index: Int) -> Double {
      list.indices.contains(index) ? list[index] : 0
    }
    /// The slope at a keyframe as seen from one side: `side` is +1 leaving it, −1 arriving.
    func slope(_ index: Int, side: Double) -> [Double] {
      let tension = parameter(description.tensions, index)
      let continuity = parameter(description.continuities, index) * side
      let bias = parameter(description.biases, index)
      let before = (1 - tension) * (1 + continuity) * (1 + bias) / 2
      let after = (1 - tension) * (1 - continuity) * (1 - bias) / 2
      return zip(step(index - 1), step(index)).map { before * $0 + after * $1 }
    }
    func scale(_ segment: Int, neighbour: Int) -> Double {
      guard let times, (0..<last).contains(neighbour) else { return 1 }
      let own = times[segment + 1] - times[segment]
      let span = own + times[neighbour + 1] - times[neighbour]
      return span > 0 ? 2 * own / span : 1
    }
    return (0..<last).map { index in
      let out = scale(index, neighbour: index - 1)
      let into = scale(index, neighbour: index + 1)
      return HermiteSegment(
        start: points[index], end: points[index + 1],
        startSlope: slope(index, side: 1).map { $0 * out },
        endSlope: slope(index + 1, side: -1).map { $0 * into })
    }
  }
}
