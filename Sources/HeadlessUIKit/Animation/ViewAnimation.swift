import AnimationCore
import Foundation
import Geometry

/// One call of `UIView.animate`: what it asks for, and the animations that came of it.
@MainActor
final class ViewAnimation {
  /// How progress follows time.
  enum Pace {
    /// A fixed curve.
    case curve(UIView.AnimationCurve)
    /// A spring that settles at the end of the duration.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let pace: Pace
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var isCollecting = true
  private var allFinished = true
  private var touchedViews: [ObjectIdentifier: UIView] = [:]

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.current
    let inheritsDuration =
      outer != nil
      && options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedOptions])
    let inheritsCurve =
      outer != nil
      && options.isDisjoint(with: [.overrideInheritedCurve, .overrideInheritedOptions])
    self.duration = inheritsDuration ? outer?.duration ?? duration : max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    self.pace = inheritsCurve ? outer?.pace ?? pace : pace
    self.completion = completion
  }

  // MARK: The blocks being run

  /// What the code running now is inside of: an animation, a suppression, or nothing.
  private enum Scope {
    case animating(ViewAnimation)
    case suppressed
  }

  private static var scopes: [Scope] = []
  static var areAnimationsEnabled = true

  /// The animation block being run, unless animation is suppressed.
  static var current: ViewAnimation? {
    guard areAnimationsEnabled, case .animating(let animation)? = scopes.last else { return nil }
    return animation
  }

  static func run(_ animation: ViewAnimation, _ changes: () -> Void) {
    scopes.append(.animating(animation))
    changes()
    if animation.options.contains(.layoutSubviews) {
      for view in animation.touchedViews.values { view.layoutIfNeeded() }
    }
    scopes.removeLast()
    animation.finishCollecting()
  }

  static func suppress(_ changes: () -> Void) {
    scopes.append(.suppressed)
    changes()
    scopes.removeLast()
  }

  // MARK: From property changes to animations

  /// The answer that ends the search; shared, for every property change asks.
  private static let noAction = NSNull()

  /// What answers a change of a layer property, asked before the change.
  static func action(for view: UIView, key: String) -> any CAAction {
    guard let animation = current, animation.duration > 0,
      let property = ViewAnimatedProperty(rawValue: key)
    else { return noAction }
    return ViewAnimationAction(animation: animation, view: view, property: property)
  }

  /// Adds one animation of a view's layer to the block.
  func add(_ animation: CABasicAnimation, to view: UIView, key: String) {
    let layer = view.layer
    animation.duration = duration
    animation.fillMode = .both
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    animation.delegate = ViewAnimationObserver { [self] finished in
      if !options.contains(.allowUserInteraction) { view.animationsBlockingTouches -= 1 }
      running -= 1
      allFinished = allFinished && finished
      completeIfDone()
    }
    if !options.contains(.allowUserInteraction) { view.animationsBlockingTouches += 1 }
    running += 1
    touchedViews[ObjectIdentifier(view)] = view
    layer.add(animation, forKey: Self.freeKey(key, on: layer, stacks: animation.isAdditive))
  }

  /// The plain key, or for animations that stack the first free one of `key-2`, `key-3`, ….
  private static func freeKey(_ key: String, on layer: CALayer, stacks: Bool) -> String {
    guard stacks, layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  private func finishCollecting() {
    isCollecting = false
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isCollecting, running == 0, let completion else { return }
    let finished = allFinished
    // A block that animated nothing completes in the next turn of the run loop.
    if touchedViews.isEmpty {
      VirtualClock.current.schedule(after: 0) { completion(finished) }
    } else {
      completion(finished)
    }
  }
}

/// Tells a closure how an animation ended.
@MainActor
private final class ViewAnimationObserver: CAAnimationDelegate {
  private let didStop: (Bool) -> Void

  init(didStop: @escaping (Bool) -> Void) { self.didStop = didStop }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { didStop(finished) }
}
