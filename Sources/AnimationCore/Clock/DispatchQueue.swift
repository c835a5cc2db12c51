public import Dispatch
public import Foundation

/// Dispatch's queues on the virtual clock: every queue is the main one, and work runs in order of
/// deadline and submission.
@preconcurrency @MainActor
public final class DispatchQueue {
  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "main")
  private static let shared = DispatchQueue(label: "global")

  /// The queue's name.
  public let label: String

  /// Creates a queue.
  public init(label: String) { self.label = label }

  /// A queue for background work, which here waits its turn on the main thread.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// Runs work as soon as the clock moves.
  public func async(execute work: @escaping @MainActor () -> Void) {
    VirtualClock.current.schedule(after: 0, work)
  }

  /// Runs work as soon as the clock moves, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }

  /// Runs work at a deadline.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor () -> Void
  ) {
    VirtualClock.current.schedule(at: deadline.mediaTime, work)
  }

  /// Runs work at a deadline, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// A moment of the virtual clock.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Media time in seconds.
  public let mediaTime: TimeInterval

  /// The clock's present moment.
  @preconcurrency @MainActor
  public static func now() -> DispatchTime {
    DispatchTime(mediaTime: VirtualClock.current.now)
  }

  /// A moment that never comes.
  public static let distantFuture = DispatchTime(mediaTime: .infinity)

  /// Nanoseconds since media time 0.
  public var uptimeNanoseconds: UInt64 {
    mediaTime.isFinite ? UInt64(max(mediaTime, 0) * 1e9) : .max
  }

  /// Whether one moment comes before another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.mediaTime < b.mediaTime }

  /// A moment a number of seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(mediaTime: time.mediaTime + seconds)
  }

  /// A moment a number of seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// A moment an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: distantFuture
    @unknown default: distantFuture
    }
  }
}

/// A length of time in whole units.
public typealias DispatchTimeInterval = Dispatch.DispatchTimeInterval

/// Work that can be cancelled before it runs.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  private let block: @MainActor () -> Void
  /// Whether the work will not run.
  public private(set) var isCancelled = false

  /// Creates work.
  public init(block: @escaping @MainActor () -> Void) { self.block = block }

  /// Prevents the work from running.
  public func cancel() { isCancelled = true }

  /// Runs the work now, unless it is cancelled.
  public func perform() { if !isCancelled { block() } }
}
