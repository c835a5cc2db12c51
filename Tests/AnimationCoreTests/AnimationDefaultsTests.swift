import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct AnimationDefaultsTests {
  @Test func `an animation's timing has Apple's defaults`() {
    let animation = CABasicAnimation(keyPath: nil)
    #expect(animation.duration == 0)
    #expect(animation.beginTime == 0)
    #expect(animation.speed == 1)
    #expect(animation.timeOffset == 0)
    #expect(animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0)
    #expect(animation.autoreverses == false)
    #expect(animation.fillMode == .removed)
    #expect(animation.fillMode.rawValue == "removed")
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.isAdditive == false)
    #expect(animation.isCumulative == false)
    #expect(animation.timingFunction == nil)
    #expect(animation.delegate == nil)
    #expect(animation.keyPath == nil)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
  }

  @Test func `a layer's time is endless and otherwise plain`() {
    let layer = CALayer()
    #expect(layer.duration == .infinity)
    #expect(layer.beginTime == 0 && layer.timeOffset == 0 && layer.speed == 1)
  }

  @Test func `an animation keeps its delegate alive`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    weak var listener: Listener?
    do {
      let strong = Listener()
      listener = strong
      animation.delegate = strong
    }
    #expect(listener != nil)
  }

  @Test func `the layer holds a copy, whose begin time a commit fixes`() {
    let stage = Stage(now: 3)
    let layer = stage.box()
    let animation = basic("opacity", from: 0, to: 1)
    animation.setValue("pulse", forKey: "name")
    layer.add(animation, forKey: "fade")
    animation.toValue = 0.25
    CATransaction.flush()
    let held = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(held !== animation)
    #expect(held?.beginTime == 3)
    #expect(held?.value(forKey: "name") as? String == "pulse")
    #expect(number(held?.toValue) == 1)
    #expect(animation.beginTime == 0)
  }

  @Test func `every layer property has Apple's default`() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.contentsGravity == .resize)
    #expect(layer.borderColor == .black)
    #expect(layer.borderWidth == 0)
    #expect(layer.contentsScale == 1)
    #expect(layer.cornerRadius == 0)
    #expect(layer.opacity == 1)
    #expect(layer.isHidden == false && layer.masksToBounds == false && layer.isDoubleSided)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowColor == .black)
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.mask == nil)
    #expect(layer.sublayers == nil && layer.superlayer == nil)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a shape layer has Apple's defaults`() {
    let layer = CAShapeLayer()
    #expect(layer.fillColor == .black)
    #expect(layer.strokeColor == nil)
    #expect(layer.lineWidth == 1)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.miterLimit == 10)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
    #expect(layer.lineDashPattern == nil)
    layer.strokeEnd = 1.5
    layer.strokeStart = -0.5
    #expect(layer.strokeEnd == 1.5 && layer.strokeStart == -0.5)
  }

  @Test func `a gradient layer runs from top to bottom`() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial && layer.colors == nil && layer.locations == nil)
  }

  @Test func `a spring has Apple's defaults`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
  }
}
