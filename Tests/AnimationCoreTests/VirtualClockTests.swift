import AnimationCore
import Foundation
import Testing

@MainActor struct VirtualClockTests {
  @Test func `events run in order of time, then of scheduling, at their own time`() {
    let clock = Stage().clock
    var log: [String] = []
    for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1)] {
      clock.schedule(at: time) { log.append("\(name)\(CACurrentMediaTime())") }
    }
    clock.advance(to: 1.5)
    #expect(log == ["a1.0", "b1.0"])
    #expect(clock.now == 1.5)
    clock.advance(to: 2)
    #expect(log == ["a1.0", "b1.0", "c2.0", "d2.0"])
  }

  @Test func `events may schedule more events, also for now and the past`() {
    let clock = Stage().clock
    var log: [String] = []
    clock.schedule(at: 1) {
      log.append("first")
      clock.schedule(after: 0) { log.append("now") }
      clock.schedule(at: 0) { log.append("past") }
      clock.schedule(after: 0.5) { log.append("later \(clock.now)") }
    }
    clock.schedule(at: 1) { log.append("second") }
    clock.advance(to: 3)
    #expect(log == ["first", "second", "now", "past", "later 1.5"])
  }

  @Test func `an event may advance the clock itself`() {
    let clock = Stage().clock
    var log: [String] = []
    clock.schedule(at: 2) { log.append("inner \(clock.now)") }
    clock.schedule(at: 1) {
      clock.advance(to: 2.5)
      log.append("outer \(clock.now)")
    }
    clock.advance(to: 3)
    #expect(log == ["inner 2.0", "outer 2.5"])
    #expect(clock.now == 3)
  }

  @Test func `cancelled events do not happen`() {
    let clock = Stage().clock
    var runs = 0
    let token = clock.schedule(at: 1) { runs += 1 }
    token.cancel()
    #expect(!token.isPending)
    clock.advance(to: 2)
    #expect(runs == 0)
  }

  @Test func `sums of decimal fractions meet their goal`() {
    let clock = Stage().clock
    var runs = 0
    clock.schedule(at: 0.1 + 0.2) { runs += 1 }
    clock.advance(to: 0.3)
    #expect(runs == 1)
    #expect(clock.now == 0.3)
  }

  @Test func `random events always run in order`() {
    var random = SeededGenerator(seed: 7)
    let clock = Stage().clock
    var ran: [(Double, Int)] = []
    for order in 0..<500 {
      let time = Double(Int.random(in: 0..<50, using: &random)) / 10
      clock.schedule(at: time) { ran.append((time, order)) }
    }
    for _ in 0..<20 { clock.advance(by: Double.random(in: 0..<0.5, using: &random)) }
    clock.advance(to: 5)
    #expect(ran.count == 500)
    #expect(zip(ran, ran.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `running until settled stops when nothing is left, or at the limit`() {
    let stage = Stage()
    let layer = stage.box()
    layer.add(basic("opacity", from: 0, duration: 1.5), forKey: nil)
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    #expect(stage.clock.runUntilSettled(limit: 10))
    #expect(stage.clock.now == 1.5)
    stage.clock.schedule(at: 100) {}
    #expect(stage.clock.runUntilSettled(limit: 10) == false)
    #expect(stage.clock.now <= 10)
  }

  @Test func `a clock that is dropped lets everything go`() {
    weak var layer: CALayer?
    weak var timer: AnimationCore.Timer?
    do {
      let stage = Stage()
      let box = stage.box()
      box.add(basic("opacity", from: 0, duration: 10), forKey: nil)
      timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in box.opacity = 0.5 }
      stage.clock.advance(to: 2.5)
      layer = box
      #expect(timer != nil)
    }
    VirtualClock.current = VirtualClock()
    #expect(layer == nil)
    #expect(timer == nil)
  }

  @Test func `an animation's completion runs when its layer is gone`() {
    let stage = Stage()
    var runs = 0
    do {
      let layer = stage.box()
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      layer.add(basic("opacity", from: 0), forKey: nil)
      CATransaction.commit()
      CATransaction.flush()
      layer.removeFromSuperlayer()
    }
    stage.clock.advance(to: 2)
    #expect(runs == 1)
  }

  @Test func `work that asks for itself again at once does not stop time`() {
    let stage = Stage()
    var polls = 0
    func poll() {
      polls += 1
      if CACurrentMediaTime() < 0.01 { stage.clock.schedule(after: 0) { poll() } }
    }
    poll()
    stage.clock.advance(to: 1)
    #expect(polls > 50_000)
    #expect(stage.clock.now == 1)
  }

  @Test func `a display link calls at whole frames`() {
    let stage = Stage(now: 0.01)
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    stage.clock.advance(to: 0.1)
    #expect(times == [1, 2, 3, 4, 5, 6].map { $0 / 60 })
    times = []
    link.preferredFramesPerSecond = 20
    stage.clock.advance(to: 0.21)
    #expect(times == [3, 4].map { $0 / 20 })
    link.isPaused = true
    stage.clock.advance(to: 1)
    #expect(times.count == 2)
    link.isPaused = false
    stage.clock.advance(to: 1.06)
    #expect(times.count == 3)
    link.invalidate()
    stage.clock.advance(to: 2)
    #expect(times.count == 3)
  }

  @Test func `timers fire once or again and again until invalidated`() {
    let stage = Stage()
    var once: [TimeInterval] = []
    var often: [TimeInterval] = []
    AnimationCore.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      once.append(CACurrentMediaTime())
    }
    let repeating = AnimationCore.Timer(timeInterval: 0.25, repeats: true) { timer in
      often.append(CACurrentMediaTime())
      if often.count == 3 { timer.invalidate() }
    }
    stage.clock.advance(to: 0.1)
    RunLoop.main.add(repeating, forMode: .common)
    stage.clock.advance(to: 5)
    #expect(once == [0.5])
    #expect(often == [0.25, 0.5, 0.75])
    #expect(!repeating.isValid)
  }

  @Test func `queued work runs as the clock moves, in order of deadline`() {
    let stage = Stage()
    var log: [String] = []
    AnimationCore.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.append("late") }
    AnimationCore.DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) {
      log.append("soon")
    }
    AnimationCore.DispatchQueue.global(qos: .background).async {
      AnimationCore.DispatchQueue.main.async { log.append("hopped") }
    }
    let cancelled = AnimationCore.DispatchWorkItem { log.append("never") }
    AnimationCore.DispatchQueue.main.async(execute: cancelled)
    cancelled.cancel()
    #expect(log.isEmpty)
    stage.clock.advance(to: 1)
    #expect(log == ["hopped", "soon", "late"])
  }
}
