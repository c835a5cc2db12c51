import Foundation
import Geometry

/// A keyframe animation's values and times as they were given.
struct KeyframeDescription {
  var values: [Any] = []
  var keyTimes: [Double]?
  var curves: [CubicBezier]?
  var mode = CAAnimationCalculationMode.linear
  var tensions: [Double] = []
  var continuities: [Double] = []
  var biases: [Double] = []
}

/// Values at places in `0...1` and the way between them.
@MainActor struct KeyframeCurve<Value: AnimatableValue> {
  private let values: [Value]
  private let times: [Double]
  private let curves: [CubicBezier]
  private let mode: CAAnimationCalculationMode
  private let splines: [HermiteSegment]

  /// Prepares a curve.
  /// - Precondition: There is at least one value.
  init(values: [Value], description: KeyframeDescription) {
    let isPaced = description.mode == .paced || description.mode == .cubicPaced
    self.values = values
    mode = description.mode
    curves = isPaced ? [] : description.curves ?? []
    let paced =
      isPaced
      ? KeyTimes.paced(
        distances: zip(values, values.dropFirst()).map { Value.distance($0, $1) }) : nil
    let isDiscrete = description.mode == .discrete
    let count = values.count + (isDiscrete ? 1 : 0)
    let given = description.keyTimes.flatMap { $0.count == count ? $0 : nil }
    times = paced ?? (isPaced ? nil : given) ?? KeyTimes.even(count: count)
    let isCubic = description.mode == .cubic || description.mode == .cubicPaced
    splines =
      isCubic
      ? HermiteSegment.segments(
        through: values.map(\.numbers), times: description.mode == .cubicPaced ? times : nil,
        description: description) : []
  }

  /// The value at a progress; before the first and after the last time the end values hold.
  func value(at progress: Double) -> Value {
    guard values.count > 1 else { return values[0] }
    if mode == .discrete {
      let index = times.dropLast().lastIndex { $0 <= progress } ?? 0
      return values[min(index, values.count - 1)]
    }
    let last = values.count - 2
    let segment = min(times.dropLast().lastIndex { $0 <= progress } ?? 0, last)
    let span = times[segment + 1] - times[segment]
    var local = span > 0 ? (progress - times[segment]) / span : 1
    local = min(max(local, 0), 1)
    if curves.indices.contains(segment) { local = curves[segment].value(at: local) }
    if mode == .cubic || mode == .cubicPaced {
      guard splines.indices.contains(segment) else {
        // Values without numbers, such as contents, switch at the middle.
        return values[local < 0.5 ? segment : segment + 1]
      }
      return values[segment].replacing(numbers: splines[segment].numbers(at: local))
    }
    return Value.interpolate(values[segment], values[segment + 1], local)
  }
}

/// Key times made up for animations that bring none.
enum KeyTimes {
  /// Evenly spaced from 0 to 1.
  static func even(count: Int) -> [Double] {
    guard count > 1 else { return [0] }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Spaced so that the distances are covered at one speed; nil when one has no length.
  static func paced(distances: [Double?]) -> [Double]? {
    let known = distances.compactMap { $0 }
    let total = known.reduce(0, +)
    guard known.count == distances.count, total > 0 else { return nil }
    var sum = 0.0
    var times = [0.0]
    for distance in known {
      sum += distance
      times.append(min(sum / total, 1))
    }
    times[times.count - 1] = 1
    return times
  }
}
