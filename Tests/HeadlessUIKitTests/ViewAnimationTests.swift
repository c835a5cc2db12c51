import AnimationCore
import FlipbookTesting
import Foundation
import Geometry
import HeadlessUIKit
import Testing

@Suite(.virtualClock) @MainActor
struct `UIView.animate` {
  let stage = Stage()

  @Test func `Geometry becomes additive animations of the difference`() throws {
    let view = stage.view()
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 100, y: 0, width: 80, height: 50)
    }
    let position = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(position.isAdditive)
    #expect(position.fillMode == .both)
    #expect(position.fromValue as? CGPoint == CGPoint(x: -115, y: 0))
    #expect(position.toValue as? CGPoint == .zero)
    let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.fromValue as? CGSize == CGSize(width: -30, height: 0))
    #expect(view.layer.animation(forKey: "bounds.origin") == nil)
    #expect(view.frame == CGRect(x: 100, y: 0, width: 80, height: 50))
  }

  @Test func `The default curve is slow at both ends`() throws {
    let view = stage.view()
    UIView.animate(withDuration: 1) { view.center.x += 100 }
    CATransaction.flush()
    let shown = [0.25, 0.5, 0.75].map { time in
      stage.clock.advance(to: time)
      return Double(view.layer.presentation()?.position.x ?? .nan) - 25
    }
    // Bézier (0.42, 0, 0.58, 1) at a quarter, half and three quarters.
    #expect(abs(shown[0] - 12.916) < 0.01)
    #expect(abs(shown[1] - 50) < 1e-6)
    #expect(abs(shown[2] - 87.084) < 0.01)
  }

  @Test func `A linear animation reversed half way stands still, then returns`() {
    let view = stage.view()
    func x() -> Double { Double(view.layer.presentation()?.position.x ?? .nan) - 25 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
    stage.clock.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x -= 100 }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "position-2"])
    CATransaction.flush()
    for time in [0.5, 0.75, 0.9, 0.999] {
      stage.clock.advance(to: time)
      #expect(abs(x() - 50) < 1e-6)
    }
    stage.clock.advance(to: 1.25)
    #expect(abs(x() - 25) < 1e-6)
    stage.clock.advance(to: 1.5)
    #expect(abs(x()) < 1e-6)
  }

  @Test(arguments: [false, true])
  func `Opacity starts from the model value, or with beginFromCurrentState from what is shown`(
    fromCurrentState: Bool
  ) throws {
    let view = stage.view()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.clock.advance(to: 0.25)
    UIView.animate(
      withDuration: 1, delay: 0, options: fromCurrentState ? .beginFromCurrentState : []
    ) { view.alpha = 1 }
    let animation = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    let from = try #require(animation.fromValue as? Float)
    #expect(abs(Double(from) - (fromCurrentState ? 0.75 : 0)) < 1e-6)
    #expect(animation.isAdditive == false)
  }

  @Test func `What UIKit does not animate changes at once`() {
    let view = stage.view()
    UIView.animate(withDuration: 1) {
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 9
      view.layer.shadowOffset = CGSize(width: 9, height: 9)
    }
    #expect((view.layer.animationKeys() ?? []).isEmpty)
    view.center.x += 10
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func `Completion comes when the last animation has ended, on the clock`() {
    let view = stage.view()
    var log: [String] = []
    UIView.animate(withDuration: 0.5, delay: 0.25) {
      view.center.x += 10
      view.alpha = 0.5
    } completion: { finished in
      log.append("\(stage.clock.now) \(finished)")
    }
    stage.clock.advance(to: 0.74)
    #expect(log.isEmpty)
    stage.clock.advance(to: 2)
    #expect(log == ["0.75 true"])
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func `Removing the animations completes with false`() {
    let view = stage.view()
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.center.x += 10
    } completion: {
      finished = $0
    }
    stage.clock.advance(to: 0.5)
    view.layer.removeAllAnimations()
    stage.clock.advance(to: 0.6)
    #expect(finished == false)
  }

  @Test func `A block without changes, or of no duration, completes in the next turn`() {
    let view = stage.view()
    var log: [Bool] = []
    UIView.animate(withDuration: 1) {
    } completion: {
      log.append($0)
    }
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: {
      log.append($0)
    }
    #expect(log.isEmpty)
    stage.clock.advance(to: 0)
    #expect(log == [true, true])
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func `Nested blocks inherit duration and curve unless they override them`() throws {
    let views = (0..<2).map { _ in stage.view() }
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { views[0].alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) { views[1].alpha = 0 }
    }
    let inherited = try #require(views[0].layer.animation(forKey: "opacity"))
    #expect(inherited.duration == 2)
    #expect(inherited.timingFunction == CAMediaTimingFunction(name: .linear))
    let own = try #require(views[1].layer.animation(forKey: "opacity"))
    #expect(own.duration == 1)
    #expect(own.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `performWithoutAnimation changes at once inside a block`() {
    let view = stage.view()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0 }
    }
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test(arguments: [false, true])
  func `An animated view is touched only with allowUserInteraction`(allowed: Bool) {
    let view = stage.view()
    UIView.animate(withDuration: 1, delay: 0, options: allowed ? .allowUserInteraction : []) {
      view.alpha = 0.5
    }
    let point = CGPoint(x: 5, y: 5)
    #expect((stage.window.hitTest(point, with: nil) === view) == allowed)
    stage.clock.advance(to: 2)
    #expect(stage.window.hitTest(point, with: nil) === view)
  }

  @Test func `A spring overshoots as its damping says and ends in place`() {
    let view = stage.view()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.center.x += 100 }
    CATransaction.flush()
    let samples = stride(from: 0.0, through: 1.0, by: 0.01).map { time in
      stage.clock.advance(to: time)
      return Double(view.layer.presentation()?.position.x ?? .nan) - 25
    }
    // The first overshoot of a spring of ratio ζ is e^(−πζ/√(1 − ζ²)) of the distance.
    let overshoot = exp(-Double.pi * 0.5 / 0.75.squareRoot()) * 100
    #expect(abs((samples.max() ?? 0) - 100 - overshoot) < 0.05)
    #expect(abs((samples.last ?? 0) - 100) < 0.11)
  }

  @Test func `Transforms ride on top of each other`() {
    let view = stage.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    CATransaction.flush()
    stage.clock.advance(to: 0.5)
    let shown = view.layer.presentation()?.transform.m11 ?? 0
    #expect(abs(Double(shown) - 2) < 1e-6)
  }

  @Test(arguments: ["cornerRadius", "opacity", "backgroundColor", "position", "transform"])
  func `Geometry is additive, opacity and colours are absolute`(key: String) throws {
    let view = stage.view()
    view.backgroundColor = .black
    UIView.animate(withDuration: 1) {
      view.layer.cornerRadius = 8
      view.alpha = 0.5
      view.backgroundColor = .white
      view.center.x += 10
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    let animation = try #require(view.layer.animation(forKey: key) as? CABasicAnimation)
    #expect(animation.isAdditive == !["opacity", "backgroundColor"].contains(key))
    #expect(animation.fillMode == .both)
    #expect(animation.duration == 1)
  }

  @Test func `A view's shape layer draws its strokes anew at once`() throws {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.add(view)
    let shape = try #require(view.layer as? CAShapeLayer)
    UIView.animate(withDuration: 1) {
      shape.strokeStart = 0.2
      shape.strokeEnd = 0.5
      shape.path = CGPath(rect: view.bounds)
    }
    #expect(shape.animationKeys() == nil)
  }

  @Test(arguments: [false, true])
  func `A layer without a view animates by itself, for a quarter second`(disables: Bool) throws {
    let loose = CALayer()
    stage.window.layer.addSublayer(loose)
    CATransaction.flush()
    UIView.animate(withDuration: 1) {
      CATransaction.setDisableActions(disables)
      loose.position = CGPoint(x: 50, y: 0)
    }
    let animation = loose.animation(forKey: "position")
    #expect((animation == nil) == disables)
    if !disables { #expect(animation?.duration == 0.25) }
  }

  @Test func `Leaving the superview completes with false`() {
    let view = stage.view()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.clock.advance(to: 0.5)
    view.removeFromSuperview()
    stage.clock.advance(to: 0.6)
    #expect(finished == [false])
    #expect(view.animationsAreOver)
  }
}

extension UIView {
  fileprivate var animationsAreOver: Bool { layer.animationKeys() == nil }
}
