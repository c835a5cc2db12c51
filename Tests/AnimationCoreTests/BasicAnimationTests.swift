import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing

@MainActor struct BasicAnimationTests {
  @Test func `an explicit animation runs from from to to and leaves the model alone`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 50
    animation.duration = 1
    layer.add(animation, forKey: "move")
    #expect(shown(layer, "position.x", at: 0) == 0)
    #expect(shown(layer, "position.x", at: 0.5) == 25)
    #expect(shown(layer, "position.x", at: 1) == 100)
    #expect(layer.animation(forKey: "move") == nil)
  }

  @Test func `a committed layer animates implicitly over a quarter of a second`() {
    let stage = Stage()
    let layer = stage.box()
    layer.position = CGPoint(x: 100, y: 0)
    let curve = CubicBezier(0.25, 0.1, 0.25, 1)
    #expect(agree(shown(layer, "position.x", at: 0.1), 100 * curve.value(at: 0.4)))
    #expect(shown(layer, "position.x", at: 0.25) == 100)
  }

  @Test func `a layer never committed does not animate implicitly`() {
    let stage = Stage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.position = CGPoint(x: 100, y: 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `additive animations stack on the model`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    for (key, begin) in [("a", 0.0), ("b", 0.5)] {
      stage.clock.advance(to: begin)
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint(x: -100, y: 0)
      animation.toValue = CGPoint(x: 0, y: 0)
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: key)
      CATransaction.flush()
    }
    #expect(agree(shown(layer, "position.x", at: 0.75), 100 - 25 - 75))
  }

  @Test func `completion blocks wait for the animations of their transaction`() {
    let stage = Stage()
    let layer = stage.box()
    var ended: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append(CACurrentMediaTime()) }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.7
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    stage.clock.advance(to: 0.6)
    #expect(ended.isEmpty)
    stage.clock.advance(to: 2)
    #expect(ended == [0.7])
  }

  @Test func `snapshots show the presentation and have stable ids`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 10, y: 10))
    layer.backgroundColor = .white
    CATransaction.flush()
    stage.clock.advance(to: 1)
    let first = stage.context.snapshot(at: 1)
    #expect(first == stage.context.snapshot(at: 3))
    layer.position = CGPoint(x: 60, y: 10)
    stage.clock.advance(to: 1.1)
    let second = stage.context.snapshot(at: 1.1)
    #expect(first != second)
    #expect(first.nodes[0].children[0].id == second.nodes[0].children[0].id)
  }

  @Test func `presentation has the layer's own class`() {
    let stage = Stage()
    final class Ring: CAShapeLayer {
      var note = "fresh"
      override init() { super.init() }
      override init(layer: Any) {
        note = "copied"
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    let ring = stage.add(Ring())
    #expect(ring.presentation()?.note == "copied")
    #expect(ring.presentation()?.model() === ring)
  }
}
