import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct RepeatTests {
  /// Timing of an animation of position.x from 0 to 10 over 1 s on a model at 100, and samples.
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var set: @MainActor @Sendable (CABasicAnimation) -> Void
    var samples: [(Double, Double)]
  }

  nonisolated static let cases = [
    Case(
      description: "once", set: { _ in },
      samples: [(0, 0), (0.25, 2.5), (0.75, 7.5), (1, 100), (2, 100)]),
    Case(
      description: "three times: a cycle's end is the next one's start",
      set: { $0.repeatCount = 3 },
      samples: [(0.5, 5), (1, 0), (1.5, 5), (2, 0), (2.75, 7.5), (3, 100)]),
    Case(
      description: "a fractional count", set: { $0.repeatCount = 1.5 },
      samples: [(1.25, 2.5), (1.499, 4.99), (1.5, 100)]),
    Case(
      description: "reversing counts full turns",
      set: {
        $0.repeatCount = 2
        $0.autoreverses = true
      },
      samples: [(0.5, 5), (1, 10), (1.25, 7.5), (2, 0), (2.5, 5), (3.75, 2.5), (4, 100)]),
    Case(
      description: "a repeat duration is the whole time, reversing or not",
      set: {
        $0.repeatDuration = 2.5
        $0.autoreverses = true
      },
      samples: [(1.5, 5), (2.25, 2.5), (2.499, 4.99), (2.5, 100)]),
    Case(
      description: "the last value stays at the end of a cycle",
      set: {
        $0.repeatCount = 2
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      },
      samples: [(1, 0), (2, 10), (5, 10)]),
    Case(
      description: "the last value of a reversing animation is its start",
      set: {
        $0.autoreverses = true
        $0.fillMode = .both
        $0.isRemovedOnCompletion = false
      },
      samples: [(1, 10), (2, 0), (5, 0)]),
    Case(
      description: "a fractional count stays where it ended",
      set: {
        $0.repeatCount = 1.5
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      },
      samples: [(1.5, 5), (9, 5)]),
    Case(
      description: "cumulative cycles add up",
      set: {
        $0.repeatCount = 3
        $0.isCumulative = true
      },
      samples: [(0.5, 5), (1, 10), (1.5, 15), (2.5, 25)]),
    Case(
      description: "cumulative reversing cycles add their reversed end",
      set: {
        $0.fromValue = 1
        $0.toValue = 11
        $0.repeatCount = 2
        $0.autoreverses = true
        $0.isCumulative = true
      },
      samples: [(0, 1), (1, 11), (2, 2), (3, 12)]),
    Case(
      description: "twice the speed", set: { $0.speed = 2 },
      samples: [(0.25, 5), (0.49, 9.8), (0.5, 100)]),
    Case(
      description: "negative speed plays from the offset to the start",
      set: {
        $0.speed = -1
        $0.timeOffset = 0.8
      },
      samples: [(0, 8), (0.5, 3), (0.8, 100)]),
    Case(
      description: "speed 0 pins the value at the offset",
      set: {
        $0.speed = 0
        $0.timeOffset = 0.3
      },
      samples: [(0, 3), (1, 3), (50, 3)]),
    Case(
      description: "an offset shifts the cycles and wraps around",
      set: { $0.timeOffset = 0.4 },
      samples: [(0, 4), (0.5, 9), (0.7, 1), (0.9, 3), (1, 100)]),
    Case(
      description: "endless", set: { $0.repeatCount = .infinity },
      samples: [(0.5, 5), (1000.25, 2.5)]),
    Case(
      description: "forwards without being kept shows nothing after the end",
      set: { $0.fillMode = .forwards }, samples: [(0.5, 5), (1, 100)]),
    Case(
      description: "kept without a fill mode shows nothing after the end",
      set: { $0.isRemovedOnCompletion = false }, samples: [(0.5, 5), (1.5, 100)]),
    Case(
      description: "a later begin without a fill mode shows the model before",
      set: { $0.beginTime = 2 }, samples: [(1, 100), (2, 0), (2.5, 5), (3, 100)]),
    Case(
      description: "forwards shows nothing before the begin",
      set: {
        $0.beginTime = 2
        $0.fillMode = .forwards
      }, samples: [(1, 100), (2.5, 5)]),
    Case(
      description: "backwards shows the first value before the begin",
      set: {
        $0.beginTime = 2
        $0.fillMode = .backwards
      }, samples: [(1, 0), (2.5, 5), (3, 100)]),
    Case(
      description: "both does both",
      set: {
        $0.beginTime = 2
        $0.fillMode = .both
        $0.isRemovedOnCompletion = false
      }, samples: [(1, 0), (2.5, 5), (3.5, 10)]),
  ]

  @Test(arguments: cases)
  func `cycles, speed and fill modes`(test: Case) {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    let animation = basic("position.x", from: 0, to: 10)
    test.set(animation)
    layer.add(animation, forKey: nil)
    for (time, expected) in test.samples {
      let value = shown(layer, "position.x", at: time)
      #expect(agree(value, expected), "\(value) at \(time)")
    }
  }

  @Test func `the delegate hears of the start when the animation's time begins`() {
    let stage = Stage()
    let layer = stage.box()
    let listener = Listener()
    let animation = basic("opacity", from: 0)
    animation.beginTime = 2
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    stage.clock.advance(to: 1.9)
    #expect(listener.events.isEmpty)
    stage.clock.advance(to: 10)
    #expect(listener.events == ["start 2.0", "finish 3.0"])
  }

  @Test func `an animation that stays ends once`() {
    let stage = Stage()
    let layer = stage.box()
    let listener = Listener()
    let animation = basic("opacity", from: 0)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    stage.clock.advance(to: 2)
    layer.speed = 0.5
    stage.clock.advance(to: 5)
    layer.removeAllAnimations()
    #expect(listener.events == ["start 0.0", "finish 1.0"])
  }

  @Test func `removing a paused animation cancels it`() {
    let stage = Stage()
    let layer = stage.box()
    let listener = Listener()
    let animation = basic("opacity", from: 0)
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    stage.clock.advance(to: 0.5)
    layer.timeOffset = 0.5
    layer.speed = 0
    stage.clock.advance(to: 3)
    layer.removeAnimation(forKey: "fade")
    #expect(listener.events == ["start 0.0", "cancel 3.0"])
  }

  @Test func `an animation of a layer outside every tree runs its time, too`() {
    let stage = Stage(now: 1)
    let layer = CALayer()
    let listener = Listener()
    let animation = basic("opacity", from: 0)
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    stage.clock.advance(to: 5)
    #expect(listener.events == ["start 1.0", "finish 2.0"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `the delegate hears of a removal as not finished`() {
    let stage = Stage()
    let layer = stage.box()
    let listener = Listener()
    let animation = basic("opacity", from: 0)
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    stage.clock.advance(to: 0.5)
    layer.add(basic("opacity", from: 1), forKey: "fade")
    stage.clock.advance(to: 10)
    #expect(listener.events == ["start 0.0", "cancel 0.5"])
  }
}
