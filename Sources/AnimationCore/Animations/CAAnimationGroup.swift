import Foundation

/// Animations that run together, in the group's time and no longer than the group.
///
/// Members keep their own durations; one of 0 takes the group's. Only the group's delegate is told.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The members; each one's `beginTime` is an offset in the group's time.
  open var animations: [CAAnimation]?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override var animatedKeys: [String] { (animations ?? []).flatMap(\.animatedKeys) }

  override func body(duration: TimeInterval) -> AnimationProgram.Body {
    .group(
      (animations ?? []).map { animation in
        // A member is not dropped on its own: its fill mode alone decides what it leaves.
        var program = animation.program(inheriting: duration)
        program.isRemovedOnCompletion = false
        return program
      })
  }
}
