import Foundation
import Scenes

/// An animation on a layer: the copy it holds and how far its life has come.
@MainActor final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  /// The animation made ready. Its begin time counts once `isResolved`.
  var program: AnimationProgram
  /// Whether the begin time is final, which it is from the first commit on.
  var isResolved = false
  /// What the layer showed before, for a transition.
  var outgoing: Scene.Node?
  private var hasStarted = false
  private var hasEnded = false
  private var completions: [CompletionGroup]
  // The clock holds the events and they hold the animation, which so outlives a dropped layer
  // until its completions have run, but not the clock.
  private weak var startToken: VirtualClock.Token?
  private weak var endToken: VirtualClock.Token?
  private weak var layer: CALayer?

  init(key: String, animation: CAAnimation, layer: CALayer, completions: [CompletionGroup]) {
    self.key = key
    self.animation = animation
    self.layer = layer
    self.completions = completions
    program = animation.program(inheriting: CATransaction.animationDuration())
    for completion in completions { completion.enter() }
  }

  /// Fixes the begin time: the layer's time now, unless the animation names one.
  func resolve(localTime: TimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    if program.timing.beginTime == 0 {
      program.timing.beginTime = localTime
      animation.timing.beginTime = localTime
    }
  }

  /// Changes values as the animation does at a moment of the layer's time.
  func apply(atLocal time: TimeInterval, to values: inout LayerValues) {
    if isResolved {
      program.apply(atParent: time, to: &values)
    } else {
      var program = program
      if program.timing.beginTime == 0 { program.timing.beginTime = time }
      program.apply(atParent: time, to: &values)
    }
  }

  /// How far a transition is; nil when this is none or it is not running.
  func transitionProgress(atLocal time: TimeInterval) -> Double? {
    guard !isResolved, program.timing.beginTime == 0 else {
      return program.transitionProgress(atParent: time)
    }
    var program = program
    program.timing.beginTime = time
    return program.transitionProgress(atParent: time)
  }

  // MARK: Events

  /// Schedules start and end on the clock, as the layer's timing has them now.
  func schedule() {
    guard let layer, isResolved, !hasEnded else { return }
    startToken?.cancel()
    endToken?.cancel()
    (startToken, endToken) = (nil, nil)
    let clock = VirtualClock.current
    let begin = program.timing.beginTime
    if !hasStarted, let time = layer.mediaTime(atLocal: begin) {
      if time <= clock.now {
        start()
      } else {
        startToken = clock.schedule(at: time) { self.start() }
      }
    }
    let end = begin + program.timing.activeParentDuration
    if end.isFinite, let time = layer.mediaTime(atLocal: end) {
      endToken = clock.schedule(at: time) { self.end() }
    }
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  private func end() {
    start()
    hasEnded = true
    if program.isRemovedOnCompletion { layer?.detach(self) }
    animation.delegate?.animationDidStop(animation, finished: true)
    leaveCompletions()
  }

  /// The animation was removed or replaced before its end.
  func cancel() {
    startToken?.cancel()
    endToken?.cancel()
    guard !hasEnded else { return }
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: false)
    leaveCompletions()
  }

  private func leaveCompletions() {
    let waiting = completions
    completions = []
    for completion in waiting { completion.leave() }
  }
}
