import Foundation

/// A place in `LayerValues` that can be set, read and animated, with its kind of value.
@MainActor struct AnimatableProperty<Value: AnimatableValue> {
  /// The key path Apple's API knows it by.
  let name: String
  /// The key whose action runs when the property is set: the part before the first dot.
  let key: String
  /// Whether setting it on a layer without a delegate animates.
  let isImplicit: Bool
  /// Where the value is kept.
  let path: WritableKeyPath<LayerValues, Value>

  init(
    _ name: String, _ path: WritableKeyPath<LayerValues, Value>, key: String? = nil,
    isImplicit: Bool = true
  ) {
    self.name = name
    self.key = key ?? String(name.prefix { $0 != "." })
    self.isImplicit = isImplicit
    self.path = path
  }
}

/// A property whose kind of value is not known where it is used: the string edge of the API.
@MainActor protocol AnyAnimatableProperty {
  var name: String { get }
  var key: String { get }
  var isImplicit: Bool { get }
  /// The value in the form Apple's API hands it out.
  func boxedValue(in values: LayerValues) -> Any?
  /// Stores a value; nothing happens when it is of another kind.
  func store(_ any: Any?, in values: inout LayerValues)
  /// What leads from a new value back to an old one when added, and what adds nothing; nil when
  /// the values are of another kind or cannot be added.
  func difference(_ old: Any, from new: Any) -> (value: Any, zero: Any)?
  /// Whether two sets of values agree here.
  func isEqual(_ a: LayerValues, _ b: LayerValues) -> Bool
  /// The effect of a basic animation.
  func basicEffect(_ endpoints: BasicEndpoints, _ combination: Combination) -> any AnimationEffect
  /// The effect of a keyframe animation; nil when the values are of another kind.
  func keyframeEffect(
    _ keyframes: KeyframeDescription, _ combination: Combination
  ) -> (any AnimationEffect)?
}

extension AnimatableProperty: AnyAnimatableProperty {
  func boxedValue(in values: LayerValues) -> Any? { values[keyPath: path].boxed }

  func store(_ any: Any?, in values: inout LayerValues) {
    if let value = Value.unboxed(any ?? NSNull()) { values[keyPath: path] = value }
  }

  func difference(_ old: Any, from new: Any) -> (value: Any, zero: Any)? {
    guard let old = Value.unboxed(old), let new = Value.unboxed(new),
      let value = Value.difference(old, from: new).boxed, let zero = Value.zero?.boxed
    else { return nil }
    return (value, zero)
  }

  func isEqual(_ a: LayerValues, _ b: LayerValues) -> Bool {
    a[keyPath: path] == b[keyPath: path]
  }

  func basicEffect(
    _ endpoints: BasicEndpoints, _ combination: Combination
  ) -> any AnimationEffect {
    BasicEffect(
      property: self, from: endpoints.from.flatMap { Value.unboxed($0) },
      to: endpoints.to.flatMap { Value.unboxed($0) },
      by: endpoints.by.flatMap { Value.unboxed($0) }, combination: combination)
  }

  func keyframeEffect(
    _ keyframes: KeyframeDescription, _ combination: Combination
  ) -> (any AnimationEffect)? {
    let values = keyframes.values.compactMap { Value.unboxed($0) }
    guard !values.isEmpty, values.count == keyframes.values.count else { return nil }
    return KeyframeEffect(
      property: self, keyframes: KeyframeCurve(values: values, description: keyframes),
      combination: combination)
  }
}
