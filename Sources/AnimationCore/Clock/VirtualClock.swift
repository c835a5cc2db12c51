public import Foundation

/// The only time there is: media time, advanced by hand.
///
/// Everything scheduled runs synchronously inside `advance(to:)`, in order of time and, at equal
/// times, of scheduling. After every event the current transaction is flushed, as a run loop
/// would. Events may schedule, cancel and advance themselves.
@preconcurrency @MainActor
public final class VirtualClock {
  /// The clock everything reads. A recording installs a fresh one.
  ///
  /// Inside `withScope` the clock is that scope's own: setting it changes nothing outside.
  public static var current: VirtualClock {
    get { (ClockScope.innermost ?? ClockScope.process).clock }
    set { (ClockScope.innermost ?? ClockScope.process).clock = newValue }
  }

  /// Runs an operation, and the tasks it starts, with a fresh clock of their own.
  ///
  /// Tests that run side by side are kept apart this way.
  nonisolated public static func withScope<Result, Failure: Error>(
    _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = await ClockScope()
    let result = await InnermostClockScope.$scope.withValue(scope) {
      () async -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Media time in seconds.
  public private(set) var now: TimeInterval

  /// The transactions and layer trees that live in this time.
  let transactions = TransactionStack()

  private var queue = EventQueue()
  private let tally = EventTally()
  private var eventsAtThisMoment = 0

  /// Creates a clock.
  /// - Parameter now: Media time at the start, in seconds.
  public init(now: TimeInterval = 0) { self.now = now }

  /// Something that will happen; dropping it does not cancel it.
  @preconcurrency @MainActor
  public final class Token {
    private var action: (@MainActor () -> Void)?
    private let tally: EventTally?

    fileprivate init(_ action: @escaping @MainActor () -> Void, countedIn tally: EventTally?) {
      self.action = action
      self.tally = tally
      tally?.pending += 1
    }

    /// Takes the action out: whoever gets it runs it.
    fileprivate func take() -> (@MainActor () -> Void)? {
      guard let action else { return nil }
      self.action = nil
      tally?.pending -= 1
      return action
    }

    /// Whether it is still to happen.
    public var isPending: Bool { action != nil }

    /// Prevents it, if it has not happened.
    public func cancel() { _ = take() }
  }

  /// How far after `advance(to:)`'s goal an event may lie and still count as due: sums of decimal
  /// fractions do not meet exactly.
  nonisolated static let tolerance: TimeInterval = 1e-9

  /// Runs an action when the clock reaches a media time; a time that has passed means now, at the
  /// next advance.
  @discardableResult
  public func schedule(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token(action, countedIn: tally)
    queue.insert(time: dueTime(time), token: token)
    return token
  }

  /// Runs an action after a number of seconds.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    schedule(at: now + max(delay, 0), action)
  }

  /// Flushes the current transaction, then runs everything due and moves the clock to a time.
  ///
  /// - Parameter time: Media time in seconds; a time that has passed only runs what is due now.
  public func advance(to time: TimeInterval) {
    let goal = max(time, now)
    transactions.flush()
    while let event = queue.popFirst(upTo: goal + Self.tolerance) {
      let moment = max(now, min(event.time, goal))
      eventsAtThisMoment = moment == now ? eventsAtThisMoment + 1 : 0
      now = moment
      run(event.token)
    }
    now = max(now, goal)
  }

  /// Advances by a number of seconds.
  public func advance(by interval: TimeInterval) { advance(to: now + interval) }

  /// Runs events until nothing more is going to happen.
  ///
  /// Display links and repeating timers do not count: they never settle by themselves.
  ///
  /// - Parameter limit: The media time after which to stop, in seconds.
  /// - Returns: Whether everything settled within the limit.
  @discardableResult
  public func runUntilSettled(limit: TimeInterval) -> Bool {
    transactions.flush()
    while tally.pending > 0, let next = queue.nextTime {
      if next > limit + Self.tolerance { return false }
      advance(to: next)
      transactions.flush()
    }
    return true
  }

  /// When the next event is due; nil when nothing is scheduled.
  public var nextEventTime: TimeInterval? { queue.nextTime }

  /// Schedules an event that `runUntilSettled` does not wait for.
  @discardableResult
  func scheduleRecurring(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token(action, countedIn: nil)
    queue.insert(time: dueTime(time), token: token)
    return token
  }

  /// How many events may follow each other without time passing.
  private static let eventsPerMoment = 50_000
  /// How much time passes for an event after that, in seconds: a run loop would not stand still.
  private static let pollingInterval = 0.001

  /// When an event is due: not in the past, and later once a moment is crowded.
  private func dueTime(_ time: TimeInterval) -> TimeInterval {
    guard time <= now else { return time }
    return eventsAtThisMoment < Self.eventsPerMoment ? now : now + Self.pollingInterval
  }

  private func run(_ token: Token) {
    guard let action = token.take() else { return }
    action()
    transactions.flush()
  }
}

/// Where the current clock is kept: the process, or a scope within it.
@MainActor
private final class ClockScope {
  var clock = VirtualClock()

  static let process = ClockScope()
  static var innermost: ClockScope? { InnermostClockScope.scope }
}

private enum InnermostClockScope {
  @TaskLocal static var scope: ClockScope?
}

/// Media time in seconds: the virtual clock's.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now }

/// The number of events still to happen that `runUntilSettled` waits for.
@MainActor private final class EventTally {
  var pending = 0
}
