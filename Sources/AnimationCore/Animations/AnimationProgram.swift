import Foundation
import Geometry

/// An animation made ready to be evaluated: timing, pace and effect.
@MainActor struct AnimationProgram {
  /// How progress follows from time within a cycle.
  enum Pace {
    case curve(CubicBezier)
    case spring(SpringMotion, CubicBezier)
  }

  /// What the progress drives.
  enum Body {
    case nothing
    case effect(any AnimationEffect)
    case group([AnimationProgram])
    case transition(TransitionRange)
  }

  var timing: MediaTiming
  var pace: Pace
  var body: Body
  var isRemovedOnCompletion: Bool

  /// Changes values as the animation does at a moment of its parent's time.
  func apply(atParent time: TimeInterval, to values: inout LayerValues) {
    guard let position = timing.position(atParent: time, holdsEnd: !isRemovedOnCompletion) else {
      return
    }
    switch body {
    case .nothing, .transition: return
    case .effect(let effect):
      let cycle = Cycle(count: position.cycle, endProgress: timing.autoreverses ? 0 : 1)
      effect.apply(paced(position.progress), cycle: cycle, to: &values)
    case .group(let programs):
      let time = paced(position.progress) * timing.duration
      for program in programs { program.apply(atParent: time, to: &values) }
    }
  }

  /// How far a transition is at a moment of its parent's time; nil when it is none or not running.
  func transitionProgress(atParent time: TimeInterval) -> Double? {
    guard case .transition(let range) = body,
      let position = timing.position(atParent: time, holdsEnd: !isRemovedOnCompletion)
    else { return nil }
    return range.start + (range.end - range.start) * paced(position.progress)
  }

  private func paced(_ progress: Double) -> Double {
    switch pace {
    case .curve(let curve): curve.value(at: progress)
    case .spring(let spring, let curve):
      spring.progress(at: curve.value(at: progress) * timing.duration)
    }
  }
}
