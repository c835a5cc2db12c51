import AnimationCore
public import Foundation

extension UIView {
  /// Animates changes of views made in a block.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; 0 makes the changes at once.
  ///   - delay: How long to wait first, in seconds.
  ///   - options: Curve, repeating and the like.
  ///   - animations: Makes the changes; called at once.
  ///   - completion: Called when the last animation of the block has ended, with whether all ran to
  ///     their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      ViewAnimation(
        duration: duration, delay: delay, options: options, pace: .curve(options.curve),
        completion: completion), animations)
  }

  /// Animates changes of views made in a block, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of views made in a block as a spring would move them.
  ///
  /// - Parameters:
  ///   - duration: When the spring has settled to a thousandth, in seconds.
  ///   - delay: How long to wait first, in seconds.
  ///   - dampingRatio: 1 comes to rest without swinging, less swings.
  ///   - velocity: The speed at the start, in whole distances per second.
  ///   - options: Repeating and the like; the curve is ignored.
  ///   - animations: Makes the changes; called at once.
  ///   - completion: Called when the last animation of the block has ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimation.Pace.spring(
      dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    ViewAnimation.run(
      ViewAnimation(
        duration: duration, delay: delay, options: options, pace: pace, completion: completion),
      animations)
  }

  /// Makes changes without animating them, inside or outside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.suppress(actionsWithoutAnimation)
  }

  /// Turns animation of all views on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areAnimationsEnabled = enabled
  }

  /// Whether views are animated at all.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areAnimationsEnabled }

  /// The duration of the animation block that is running now; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }
}
