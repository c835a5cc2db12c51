import Foundation

/// What an animation does to a layer's values at one moment.
@MainActor protocol AnimationEffect {
  /// Changes the values.
  ///
  /// - Parameters:
  ///   - progress: The paced progress; springs and curves leave `0...1`.
  ///   - cycle: How many cycles are complete, and where a cycle ends.
  ///   - values: What the model and earlier animations have made of the layer.
  func apply(_ progress: Double, cycle: Cycle, to values: inout LayerValues)
}

/// The number of complete cycles and the paced progress at which a cycle ends: 1, or 0 reversing.
struct Cycle: Hashable, Sendable {
  var count: Int
  var endProgress: Double
}

/// How an animation's value meets what is already there.
struct Combination: Hashable, Sendable {
  /// Added to what is there instead of replacing it.
  var isAdditive = false
  /// Each cycle starts from where the last one ended.
  var isCumulative = false

  /// The property's new value.
  @MainActor func result<Value: AnimatableValue>(
    of value: Value, base: Value, cycle: Cycle, end: (Double) -> Value
  ) -> Value {
    var value = value
    if isCumulative, cycle.count > 0 {
      value = Value.add(value, to: Value.repeated(end(cycle.endProgress), cycle.count))
    }
    return isAdditive ? Value.add(value, to: base) : value
  }
}

/// The `from`, `to` and `by` of a basic animation as they were given.
struct BasicEndpoints {
  var from: Any?
  var to: Any?
  var by: Any?
}

/// From one value to another.
@MainActor struct BasicEffect<Value: AnimatableValue>: AnimationEffect {
  let property: AnimatableProperty<Value>
  let from: Value?
  let to: Value?
  let by: Value?
  let combination: Combination

  func apply(_ progress: Double, cycle: Cycle, to values: inout LayerValues) {
    let base = values[keyPath: property.path]
    // A relative animation knows nothing of the current value: what is missing adds nothing.
    let current = combination.isAdditive ? Value.zero ?? base : base
    let (start, end) = endpoints(current)
    values[keyPath: property.path] = combination.result(
      of: Value.interpolate(start, end, progress), base: base, cycle: cycle
    ) { Value.interpolate(start, end, $0) }
  }

  /// Apple's rules for values that are missing.
  private func endpoints(_ current: Value) -> (Value, Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, Value.add(by, to: from))
    case (nil, let to?, let by?): (Value.difference(to, from: by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, Value.add(by, to: current))
    case (nil, nil, nil): (current, current)
    }
  }
}

/// Through a list of values.
@MainActor struct KeyframeEffect<Value: AnimatableValue>: AnimationEffect {
  let property: AnimatableProperty<Value>
  let keyframes: KeyframeCurve<Value>
  let combination: Combination

  func apply(_ progress: Double, cycle: Cycle, to values: inout LayerValues) {
    let base = values[keyPath: property.path]
    values[keyPath: property.path] = combination.result(
      of: keyframes.value(at: progress), base: base, cycle: cycle
    ) { keyframes.value(at: $0) }
  }
}
