import AnimationCore
import Foundation
import Geometry

/// The answer to a property change inside an animation block: remembers the value before the
/// change and animates from it after the change.
///
/// Geometry becomes additive animations of the difference, so that animations in flight keep their
/// momentum; opacity and colours become absolute ones.
@MainActor
final class ViewAnimationAction: CAAction {
  private let animation: ViewAnimation
  private let view: UIView
  private let property: ViewAnimatedProperty
  private let before: LayerValues
  private let shownBefore: LayerValues

  init(animation: ViewAnimation, view: UIView, property: ViewAnimatedProperty) {
    self.animation = animation
    self.view = view
    self.property = property
    before = LayerValues(of: view.layer)
    let isContinuing = animation.options.contains(.beginFromCurrentState)
    shownBefore =
      isContinuing ? view.layer.presentation().map(LayerValues.init(of:)) ?? before : before
  }

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    let after = LayerValues(of: view.layer)
    switch property {
    case .position: add("position", from: before.position, to: after.position)
    case .bounds:
      let (old, new) = (before.bounds, after.bounds)
      if old.origin != new.origin { add("bounds.origin", from: old.origin, to: new.origin) }
      if old.size != new.size { add("bounds.size", from: old.size, to: new.size) }
    case .transform: add("transform", from: before.transform, to: after.transform)
    case .cornerRadius: add("cornerRadius", from: before.cornerRadius, to: after.cornerRadius)
    case .opacity: add("opacity", fromAbsolute: shownBefore.opacity)
    case .backgroundColor:
      let color =
        shownBefore.backgroundColor ?? after.backgroundColor?.copy(alpha: 0)
        ?? UIColor.clear.cgColor
      add("backgroundColor", fromAbsolute: color)
    }
  }

  /// Animates the difference of two values, additively.
  private func add(_ keyPath: String, from old: Any, to new: Any) {
    guard let difference = CABasicAnimation.relative(keyPath: keyPath, from: old, to: new) else {
      return
    }
    let basic = makeAnimation(keyPath)
    basic.isAdditive = difference.isAdditive
    basic.fromValue = difference.fromValue
    basic.toValue = difference.toValue
    animation.add(basic, to: view, key: keyPath)
  }

  private func add(_ keyPath: String, fromAbsolute from: Any) {
    let basic = makeAnimation(keyPath)
    basic.fromValue = from
    animation.add(basic, to: view, key: keyPath)
  }

  private func makeAnimation(_ keyPath: String) -> CABasicAnimation {
    switch animation.pace {
    case .curve(let curve):
      let basic = CABasicAnimation(keyPath: keyPath)
      basic.timingFunction = CAMediaTimingFunction(name: curve.timingFunctionName)
      return basic
    case .spring(let dampingRatio, let initialVelocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      let motion = ViewSpring(
        dampingRatio: dampingRatio, initialVelocity: initialVelocity,
        duration: animation.duration)
      spring.mass = 1
      spring.stiffness = CGFloat(motion.stiffness)
      spring.damping = CGFloat(motion.damping)
      spring.initialVelocity = CGFloat(initialVelocity)
      return spring
    }
  }
}

/// The animated properties of a layer at one moment.
@MainActor
private struct LayerValues {
  let position: CGPoint
  let bounds: CGRect
  let transform: CATransform3D
  let cornerRadius: CGFloat
  let opacity: Float
  let backgroundColor: CGColor?

  init(of layer: CALayer) {
    position = layer.position
    bounds = layer.bounds
    transform = layer.transform
    cornerRadius = layer.cornerRadius
    opacity = layer.opacity
    backgroundColor = layer.backgroundColor
  }
}

extension UIView.AnimationCurve {
  /// The timing function that shows the curve.
  var timingFunctionName: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
