import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct LayerTimeTests {
  @Test func `local time is parent time less begin, times speed, plus offset, down the tree`() {
    let stage = Stage()
    let (outer, inner) = (stage.box(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 1
    outer.speed = 2
    outer.timeOffset = 3
    inner.beginTime = 4
    inner.speed = 0.5
    // outer: (t − 1)·2 + 3; inner: (outer − 4)·0.5
    #expect(outer.convertTime(10, from: nil) == 21)
    #expect(inner.convertTime(10, from: nil) == 8.5)
    #expect(inner.convertTime(21, from: outer) == 8.5)
    #expect(inner.convertTime(8.5, to: outer) == 21)
    #expect(inner.convertTime(8.5, to: nil) == 10)
    #expect(outer.convertTime(8.5, from: inner) == 21)
  }

  @Test func `an animation runs in its layer's time`() {
    let stage = Stage()
    let (outer, inner) = (stage.box(), CALayer())
    outer.speed = 2
    outer.addSublayer(inner)
    CATransaction.flush()
    inner.position = .zero
    inner.add(basic("position.x", from: 0, to: 100), forKey: "move")
    #expect(agree(shown(inner, "position.x", at: 0.25), 50))
    #expect(shown(inner, "position.x", at: 0.5) == 0)
    #expect(inner.animation(forKey: "move") == nil)
  }

  @Test func `pausing freezes a layer and resuming carries on from there`() {
    let stage = Stage()
    let layer = stage.box()
    let listener = Listener()
    let animation = basic("position.x", from: 0, to: 100)
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    stage.clock.advance(to: 0.3)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(agree(shown(layer, "position.x", at: 0.3), 30))
    #expect(agree(shown(layer, "position.x", at: 5), 30))
    #expect(listener.events == ["start 0.0"])
    let offset = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
    #expect(agree(shown(layer, "position.x", at: 5.2), 50))
    #expect(agree(shown(layer, "position.x", at: 5.6), 90))
    stage.clock.advance(to: 9)
    #expect(listener.events.count == 2)
    #expect(listener.events.last?.hasPrefix("finish 5.7") == true)
  }

  @Test func `a paused layer is scrubbed by its time offset`() {
    let stage = Stage()
    let layer = stage.box()
    layer.speed = 0
    CATransaction.flush()
    layer.add(basic("position.x", from: 0, to: 100), forKey: nil)
    for percent in [0.0, 0.7, 0.2, 0.999] {
      layer.timeOffset = percent
      #expect(agree(shown(layer, "position.x", at: 1 + percent), percent * 100), "\(percent)")
    }
  }

  @Test func `a begin time of now plus a delay delays`() {
    let stage = Stage(now: 12)
    let layer = stage.box()
    let animation = basic("position.x", from: 0, to: 100)
    animation.beginTime = CACurrentMediaTime() + 0.5
    layer.add(animation, forKey: nil)
    #expect(shown(layer, "position.x", at: 12.4) == 0)
    #expect(agree(shown(layer, "position.x", at: 12.75), 25))
  }
}
