import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct GroupTests {
  private func group(_ animations: [CAAnimation], duration: TimeInterval) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  @Test func `members keep their durations and the group cuts them off`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 100))
    layer.add(
      group(
        [
          basic("position.x", from: 0, to: 10, duration: 4),
          basic("position.y", from: 0, to: 10, duration: 1),
        ], duration: 2), forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 1.5), 3.75))
    #expect(shown(layer, "position.y", at: 1.5) == 100)
    #expect(shown(layer, "position.x", at: 2) == 100)
  }

  @Test func `a member's begin time is an offset in the group`() {
    let stage = Stage(now: 7)
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    let late = basic("position.x", from: 0, to: 10)
    late.beginTime = 1
    late.fillMode = .backwards
    layer.add(group([late], duration: 3), forKey: nil)
    #expect(shown(layer, "position.x", at: 7.5) == 0)
    #expect(agree(shown(layer, "position.x", at: 8.5), 5))
    #expect(shown(layer, "position.x", at: 9.5) == 100)
  }

  @Test func `a member's fill mode keeps its value to the group's end`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    let early = basic("position.x", from: 0, to: 10)
    early.fillMode = .forwards
    layer.add(group([early], duration: 3), forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 2.5), 10))
    #expect(shown(layer, "position.x", at: 3) == 100)
  }

  @Test func `a member without a duration takes the group's`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    layer.add(
      group([basic("position.x", from: 0, to: 10, duration: 0)], duration: 2), forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 1), 5))
  }

  @Test func `the group's pace bends its members' time`() {
    let stage = Stage()
    let layer = stage.box()
    let group = group([basic("position.x", from: 0, to: 10, duration: 2)], duration: 2)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(group, forKey: nil)
    let expected = 10 * CubicBezier(0.42, 0, 1, 1).value(at: 0.25)
    #expect(agree(shown(layer, "position.x", at: 0.5), expected))
  }

  @Test func `a repeating group repeats its members`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    let group = group([basic("position.x", from: 0, to: 10)], duration: 2)
    group.repeatCount = .infinity
    layer.add(group, forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 0.5), 5))
    #expect(shown(layer, "position.x", at: 1.5) == 100)
    #expect(agree(shown(layer, "position.x", at: 200.5), 5))
  }

  @Test func `only the group's delegate is told`() {
    let stage = Stage()
    let layer = stage.box()
    let (inner, outer) = (Listener(), Listener())
    let member = basic("opacity", from: 0)
    member.delegate = inner
    let group = group([member], duration: 1)
    group.delegate = outer
    layer.add(group, forKey: nil)
    stage.clock.advance(to: 5)
    #expect(inner.events.isEmpty)
    #expect(outer.events == ["start 0.0", "finish 1.0"])
  }
}
