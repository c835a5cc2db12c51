import Dispatch

/// Runs closures on other threads; with one worker, on the caller's.
struct WorkerPool: Sendable {
  /// A value that is being made.
  ///
  /// `@unchecked`: the value is written once before the group is left and read after waiting.
  final class Pending<Value: Sendable>: @unchecked Sendable {
    private let group = DispatchGroup()
    private var value: Value?
    private let make: @Sendable () -> Value

    fileprivate init(queue: DispatchQueue?, make: @escaping @Sendable () -> Value) {
      self.make = make
      queue?.async(group: group) { self.value = make() }
    }

    /// Waits for the value; makes it now if no worker does.
    func wait() -> Value {
      group.wait()
      if let value { return value }
      let value = make()
      self.value = value
      return value
    }
  }

  /// How many closures may run at once, at least 1.
  let workers: Int
  private let queue: DispatchQueue?

  init(workers: Int) {
    self.workers = max(1, workers)
    queue =
      workers > 1 ? DispatchQueue(label: "flipbook.gif", attributes: .concurrent) : nil
  }

  /// Starts to make a value. The caller bounds how many are under way.
  func start<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Pending<Value> {
    Pending(queue: queue, make: make)
  }
}
