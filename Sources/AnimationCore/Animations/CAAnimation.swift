public import Foundation
import Geometry

/// Something that changes what a layer shows over time. Layers keep copies.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  var timing = MediaTiming()
  private var userValues: [String: Any] = [:]

  /// The pace within a cycle; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told about start and end; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// Creates an animation of duration 0, which stands for the transaction's duration.
  public required override init() { super.init() }

  /// Takes over another animation's settings; subclasses add theirs.
  func assign(from other: CAAnimation) {
    timing = other.timing
    userValues = other.userValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// A copy with the same settings and the same delegate.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.assign(from: self)
    return copy
  }

  // MARK: CAMediaTiming

  /// When the animation begins, in the layer's or the group's time; 0 means when committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one cycle in seconds; 0 takes the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast time runs.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// Added to the animation's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many cycles; 0 means one.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// How long cycles repeat, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each cycle runs back.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What shows outside the active time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Key-value coding

  /// The default of a property; nil when there is none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a property's value is archived; always true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A value stored under a key with `setValue(_:forKey:)`.
  open func value(forKey key: String) -> Any? {
    userValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Stores any value under a key of the user's choice; copies carry it along.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }

  /// As `value(forKey:)`.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// As `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  // MARK: Running

  /// Adds the animation to a layer under the event's key: an animation can be an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The animation made ready; `duration` stands in for a duration of 0.
  final func program(inheriting duration: TimeInterval) -> AnimationProgram {
    var timing = timing
    if timing.duration <= 0 { timing.duration = duration }
    return AnimationProgram(
      timing: timing, pace: pace, body: body(duration: timing.duration),
      isRemovedOnCompletion: isRemovedOnCompletion)
  }

  /// The keys of the properties the animation drives.
  var animatedKeys: [String] { [] }

  var curve: CubicBezier { timingFunction?.curve ?? CubicBezier(0, 0, 1, 1) }
  var pace: AnimationProgram.Pace { .curve(curve) }
  func body(duration: TimeInterval) -> AnimationProgram.Body { .nothing }
}

/// Is told when an animation starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active time has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or was removed before (`finished` false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
