public import Foundation

/// Foundation's timer on the virtual clock.
@preconcurrency @MainActor
open class Timer: NSObject {
  private let block: @MainActor (Timer) -> Void
  private let repeats: Bool
  /// Held by the clock, as a run loop holds its timers.
  private weak var token: VirtualClock.Token?
  private var fireTime: TimeInterval

  /// The time between fires in seconds.
  public let timeInterval: TimeInterval
  /// Anything the creator wants to find again.
  open var userInfo: Any?
  /// Accepted: virtual timers are exact.
  open var tolerance: TimeInterval = 0
  /// Whether the timer can still fire.
  public private(set) var isValid = true

  /// Creates a timer that waits to be added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: In seconds; at least 0.1 ms is used.
  ///   - repeats: Whether it fires again and again.
  ///   - block: Called with the timer.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, 0.0001) : 0
    self.repeats = repeats
    self.block = block
    fireTime = VirtualClock.current.now + max(interval, 0.0001)
  }

  /// Creates a timer that first fires at a date of the virtual clock.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireTime = date.timeIntervalSinceReferenceDate
  }

  /// Creates a timer and starts it.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// When the timer fires next, by the virtual clock.
  open var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: fireTime) }
    set {
      fireTime = newValue.timeIntervalSinceReferenceDate
      if token != nil { start() }
    }
  }

  /// Fires at once; a timer that does not repeat is then over.
  open func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Ends the timer for good.
  open func invalidate() {
    isValid = false
    token?.cancel()
    token = nil
  }

  /// Schedules the next fire; done by the run loop the timer is added to.
  public final func start() {
    guard isValid else { return }
    token?.cancel()
    let clock = VirtualClock.current
    let event: @MainActor () -> Void = { self.fireOnTime() }
    token =
      repeats
      ? clock.scheduleRecurring(at: fireTime, event) : clock.schedule(at: fireTime, event)
  }

  private func fireOnTime() {
    guard repeats else { return fire() }
    fireTime += timeInterval
    start()
    block(self)
  }
}

extension RunLoop {
  /// Starts a timer on the virtual clock; the mode makes no difference.
  @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}

extension VirtualClock {
  /// Media time as a date: seconds since the reference date of 1 January 2001.
  public var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}
