import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct TransactionTests {
  @Test func `settings come from the innermost transaction that has them`() {
    _ = Stage()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `the implicit transaction's settings end with a flush`() {
    _ = Stage()
    CATransaction.setAnimationDuration(5)
    CATransaction.setValue("kept", forKey: "mine")
    #expect(CATransaction.value(forKey: "mine") as? String == "kept")
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  @Test func `an animation of duration 0 takes the transaction's`() {
    let stage = Stage()
    let layer = stage.box()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    CATransaction.begin()
    CATransaction.setAnimationDuration(1.5)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "b")
    CATransaction.commit()
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    #expect(layer.animation(forKey: "b")?.duration == 1.5)
  }

  @Test func `a completion block without animations runs at commit`() {
    _ = Stage()
    var runs = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { runs += 1 }
    #expect(runs == 0)
    CATransaction.commit()
    #expect(runs == 1)
  }

  @Test func `a completion block waits for all animations, nested ones included`() {
    let stage = Stage()
    let layer = stage.box()
    var ends: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime()) }
    layer.add(basic("opacity", from: 0, duration: 0.5), forKey: nil)
    CATransaction.begin()
    layer.add(basic("cornerRadius", from: 0, duration: 1.25), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    stage.clock.advance(to: 3)
    #expect(ends == [1.25])
  }

  @Test func `removing the animation releases the completion block`() {
    let stage = Stage()
    let layer = stage.box()
    var ends: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime()) }
    layer.add(basic("opacity", from: 0, duration: 1), forKey: "fade")
    CATransaction.commit()
    stage.clock.schedule(at: 0.25) { layer.removeAnimation(forKey: "fade") }
    stage.clock.advance(to: 3)
    #expect(ends == [0.25])
  }

  @Test func `completions start further animations without losing time`() {
    let stage = Stage()
    let layer = stage.box()
    func step(_ count: Int) {
      guard count < 3 else { return }
      CATransaction.begin()
      CATransaction.setCompletionBlock { step(count + 1) }
      layer.add(basic("position.x", from: count * 10, to: count * 10 + 10), forKey: nil)
      CATransaction.commit()
    }
    step(0)
    #expect(agree(shown(layer, "position.x", at: 2.5), 25))
    #expect(shown(layer, "position.x", at: 3) == 0)
  }

  @Test func `layout runs before a flush commits, superlayers first`() {
    final class Named: CALayer {
      static var order: [String] = []
      override func layoutSublayers() { Named.order.append(name ?? "") }
    }
    let stage = Stage()
    let (outer, inner) = (Named(), Named())
    outer.name = "outer"
    inner.name = "inner"
    outer.addSublayer(inner)
    stage.root.addSublayer(outer)
    Named.order = []
    CATransaction.flush()
    #expect(Named.order == ["outer", "inner"])
    Named.order = []
    inner.setNeedsLayout()
    CATransaction.flush()
    #expect(Named.order == ["inner"])
  }

  @Test func `leaving the tree cancels animations at the commit, moving within it does not`() {
    let stage = Stage()
    let group = stage.box()
    let leaving = stage.box()
    let inside = CALayer()
    leaving.addSublayer(inside)
    let moving = stage.box()
    CATransaction.flush()
    let (gone, below, kept) = (Listener(), Listener(), Listener())
    for (layer, listener) in [(leaving, gone), (inside, below), (moving, kept)] {
      let animation = basic("position.x", from: 0, to: 10)
      animation.delegate = listener
      layer.add(animation, forKey: "move")
    }
    stage.clock.advance(to: 0.25)
    leaving.removeFromSuperlayer()
    group.addSublayer(moving)
    #expect(gone.events == ["start 0.0"])
    stage.clock.advance(to: 0.5)
    #expect(gone.events == ["start 0.0", "cancel 0.25"])
    #expect(below.events == gone.events)
    #expect(leaving.animationKeys() == nil)
    stage.clock.advance(to: 2)
    #expect(kept.events == ["start 0.0", "finish 1.0"])
  }
}
