public import Foundation

/// Groups changes to layers and says how they animate.
///
/// Changes outside any transaction belong to an implicit one, which the virtual clock flushes
/// before it advances and after every event.
@preconcurrency @MainActor
public class CATransaction: NSObject {
  private static var stack: TransactionStack { VirtualClock.current.transactions }

  /// The duration of implicit animations when nothing sets one, in seconds.
  static let defaultDuration: CFTimeInterval = 0.25

  /// Begins a transaction inside the current one, whose settings it takes over until it sets its own.
  public class func begin() { stack.begin() }

  /// Ends the innermost transaction. Its completion block runs when the animations added meanwhile
  /// have ended; at once when there are none.
  public class func commit() { stack.commit() }

  /// Lays out, displays and commits all layer trees now.
  public class func flush() { stack.flush() }

  /// Accepted; one thread owns all layers.
  public class func lock() {}
  /// Accepted; one thread owns all layers.
  public class func unlock() {}

  /// How long animations of duration 0 take, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    stack.setting(\.duration) ?? defaultDuration
  }

  /// Sets how long animations of duration 0 take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.current.duration = dur }

  /// The pace of implicit animations; nil stands for the default curve.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.setting(\.timingFunction) ?? nil
  }

  /// Sets the pace of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.current.timingFunction = .some(function)
  }

  /// Whether property changes look for no action.
  public class func disableActions() -> Bool {
    stack.levels.contains { $0.disablesActions == true }
  }

  /// Sets whether property changes look for no action. A transaction inside one that disables
  /// actions cannot enable them.
  public class func setDisableActions(_ flag: Bool) { stack.current.disablesActions = flag }

  /// Sets what runs when all animations added to this transaction from now on have ended.
  public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    stack.current.completion = block.map { CompletionGroup($0) }
  }

  /// A setting by name, or a value stored by name.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: stack.setting { $0.userValues[key] }
    }
  }

  /// Sets a setting by name, or stores a value by name.
  public class func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      stack.current.duration = value.flatMap { CGFloat.unboxed($0) }.map { Double($0) }
    case kCATransactionDisableActions:
      stack.current.disablesActions = value.flatMap { Bool.unboxed($0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(value as? @MainActor () -> Void)
    default: stack.current.userValues[key] = value
    }
  }
}

/// The name of the duration setting.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The name of the timing function setting.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the completion block setting.
public let kCATransactionCompletionBlock = "completionBlock"
