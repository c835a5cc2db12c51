public import Foundation

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
