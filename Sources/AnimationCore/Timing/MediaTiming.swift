import Foundation

/// The eight timing values of a layer or an animation, and the arithmetic on them.
struct MediaTiming: Hashable, Sendable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Double = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Double = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A place in an animation's cycles.
  struct Position: Hashable, Sendable {
    /// How many cycles are complete.
    var cycle: Int
    /// How far the current cycle is, in `0...1`, already run backwards when reversing.
    var progress: Double
  }

  /// Active local time at a moment of the parent's time.
  func localTime(atParent time: TimeInterval) -> TimeInterval {
    (time - beginTime) * speed + timeOffset
  }

  /// The parent's time at a moment of local time; nil when local time stands still.
  func parentTime(atLocal time: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// One cycle's length in local time, there and back when reversing.
  var cycleDuration: TimeInterval { autoreverses ? duration * 2 : duration }

  /// All cycles' length in local time; may be infinite.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycleDuration * repeatCount : cycleDuration
  }

  /// How long the animation is active in the parent's time; infinite when it stands still.
  var activeParentDuration: TimeInterval {
    if speed > 0 { return activeDuration / speed }
    return speed < 0 ? min(max(timeOffset, 0), activeDuration) / -speed : .infinity
  }

  /// Where an animation is at a moment of its parent's time.
  ///
  /// - Parameters:
  ///   - time: The parent's time.
  ///   - holdsEnd: Whether the last value stays; a fill mode counts only if this is true.
  /// - Returns: nil when the animation shows nothing.
  func position(atParent time: TimeInterval, holdsEnd: Bool) -> Position? {
    let elapsed = snapped((time - beginTime) * abs(speed), to: 0)
    if elapsed < 0 {
      guard fillMode.coversBefore else { return nil }
      return position(atActive: folded(timeOffset))
    }
    if speed == 0 { return position(atActive: min(max(timeOffset, 0), activeDuration)) }
    let active = activeDuration
    if speed < 0 {
      let start = min(max(timeOffset, 0), active)
      if snapped(elapsed, to: start) < start { return position(atActive: start - elapsed) }
      return holdsEnd && fillMode.coversAfter ? position(atActive: 0) : nil
    }
    if snapped(elapsed, to: active) < active {
      return position(atActive: folded(elapsed + timeOffset))
    }
    guard holdsEnd, fillMode.coversAfter else { return nil }
    return position(atActive: timeOffset == 0 ? active : folded(active + timeOffset))
  }

  /// A time, or the moment it misses by rounding only: begins, ends and cycles that are sums of
  /// decimal fractions fall on the same side of a moment as the clock's events do.
  private func snapped(_ time: TimeInterval, to moment: TimeInterval) -> TimeInterval {
    abs(time - moment) <= VirtualClock.tolerance ? moment : time
  }

  /// Active time brought back into the active duration: what `timeOffset` pushes out at the end
  /// comes in again at the beginning.
  private func folded(_ time: TimeInterval) -> TimeInterval {
    let active = activeDuration
    guard active > 0, active.isFinite, time < 0 || time > active else { return max(time, 0) }
    let rest = time.truncatingRemainder(dividingBy: active)
    return rest < 0 ? rest + active : rest
  }

  /// The cycle and progress at an active time in `0...activeDuration`. Where two cycles meet the
  /// next one counts, at the very end the last one.
  private func position(atActive time: TimeInterval) -> Position {
    guard duration > 0 else { return Position(cycle: 0, progress: 1) }
    guard duration.isFinite else { return Position(cycle: 0, progress: 0) }
    let length = cycleDuration
    let cycles = time / length
    var cycle = snapped(cycles, to: cycles.rounded()).rounded(.down)
    if cycle > 0, cycle * length >= activeDuration { cycle -= 1 }
    var within = max(time - cycle * length, 0)
    if autoreverses, within > duration { within = 2 * duration - within }
    return Position(
      cycle: Int(min(cycle, 1e15)), progress: min(max(within / duration, 0), 1))
  }
}
