import Foundation
import Geometry

/// Along a path: every end of a segment is a keyframe, a move is not.
@MainActor struct PathEffect: AnimationEffect {
  private let property: AnimatableProperty<CGPoint>
  private let segments: [BezierPiece]
  private let times: [Double]
  private let curves: [CubicBezier]
  private let mode: CAAnimationCalculationMode
  private let rotation: CAAnimationRotationMode?
  private let combination: Combination

  /// Prepares the effect; nil when the property is not a point or the path draws nothing.
  init?(
    property: any AnyAnimatableProperty, path: Path, description: KeyframeDescription,
    rotation: CAAnimationRotationMode?, combination: Combination
  ) {
    guard let property = property as? AnimatableProperty<CGPoint> else { return nil }
    let segments = BezierPiece.pieces(of: path)
    guard !segments.isEmpty else { return nil }
    self.property = property
    self.segments = segments
    self.rotation = rotation
    self.combination = combination
    mode = description.mode
    let isPaced = mode == .paced || mode == .cubicPaced
    let count = segments.count + (mode == .discrete ? 2 : 1)
    let given = description.keyTimes.flatMap { $0.count == count ? $0 : nil }
    curves = isPaced ? [] : description.curves ?? []
    times =
      (isPaced ? KeyTimes.paced(distances: segments.map { Double($0.length) }) : given)
      ?? KeyTimes.even(count: count)
  }

  func apply(_ progress: Double, cycle: Cycle, to values: inout LayerValues) {
    let place = place(at: progress)
    let base = values[keyPath: property.path]
    values[keyPath: property.path] = combination.result(
      of: place.point, base: base, cycle: cycle
    ) { self.place(at: $0).point }
    guard let rotation else { return }
    let angle = place.angle + (rotation == .rotateAutoReverse ? .pi : 0)
    values.transform = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 0, 1), values.transform)
  }

  private func place(at progress: Double) -> (point: CGPoint, angle: CGFloat) {
    if mode == .discrete {
      let index = times.dropLast().lastIndex { $0 <= progress } ?? 0
      return index == 0
        ? segments[0].place(at: 0, isPaced: false)
        : segments[min(index, segments.count) - 1].place(at: 1, isPaced: false)
    }
    let segment = min(times.dropLast().lastIndex { $0 <= progress } ?? 0, segments.count - 1)
    let span = times[segment + 1] - times[segment]
    var local = span > 0 ? min(max((progress - times[segment]) / span, 0), 1) : 1
    if curves.indices.contains(segment) { local = curves[segment].value(at: local) }
    let isPaced = mode == .paced || mode == .cubicPaced
    return segments[segment].place(at: CGFloat(local), isPaced: isPaced)
  }
}
