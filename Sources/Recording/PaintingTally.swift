import Synchronization

/// Counts pictures as they are painted on any thread and reports the share that is done.
final class PaintingTally: Sendable {
  private let total: Int
  private let done = Atomic<Int>(0)
  private let report: @Sendable (Double) -> Void

  init(total: Int, report: @escaping @Sendable (Double) -> Void) {
    self.total = max(1, total)
    self.report = report
  }

  func add() {
    let count = done.add(1, ordering: .relaxed).newValue
    report(min(1, Double(count) / Double(total)))
  }
}
