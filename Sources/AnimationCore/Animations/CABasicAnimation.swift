import Foundation

/// From one value of a property to another.
///
/// Values may be plain (`CGFloat`, `CGPoint`, `CGColor`, …), numbers or `NSValue`s. Missing ones
/// follow Apple's rules: from+to; from+by → from … from+by; by+to → to−by … to; one alone runs
/// from or to the value beneath.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the animation starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// The way between, added to the start or taken from the end.
  open var byValue: Any?

  /// An additive animation that leads from an old value to a new one, laid on top of a model that
  /// has the new value already: what `UIView.animate` makes of position, bounds and transform.
  ///
  /// - Returns: nil when the property does not exist or its values cannot be added up.
  public static func relative(
    keyPath: String, from old: Any, to new: Any
  ) -> CABasicAnimation? {
    guard let property = LayerProperties.property(named: keyPath),
      let difference = property.difference(old, from: new)
    else { return nil }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = difference.value
    animation.toValue = difference.zero
    animation.isAdditive = true
    return animation
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func body(duration: TimeInterval) -> AnimationProgram.Body {
    guard let property = property(samples: [fromValue, toValue, byValue]) else { return .nothing }
    let endpoints = BasicEndpoints(from: fromValue, to: toValue, by: byValue)
    return .effect(property.basicEffect(endpoints, combination))
  }
}
