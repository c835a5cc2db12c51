import Foundation

/// The open transactions of one clock and the layer trees they commit.
@MainActor final class TransactionStack {
  /// A transaction's settings; nil leaves a setting to the one around it.
  final class Level {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var userValues: [String: Any] = [:]
    var completion: CompletionGroup?
  }

  /// Index 0 is the implicit transaction, the rest were begun by hand.
  private(set) var levels = [Level()]
  private var contexts: [WeakContext] = []
  private var pending: [CALayer] = []
  private var isFlushing = false
  private var removed: [CALayer] = []

  private struct WeakContext {
    weak var context: LayerContext?
  }

  var current: Level { levels[levels.count - 1] }

  /// A setting from the innermost transaction that has one.
  func setting<Value>(_ read: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = read(level) { return value }
    }
    return nil
  }

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction begun by hand; without one, flushes.
  func commit() {
    guard levels.count > 1 else { return flush() }
    levels.removeLast().completion?.seal()
  }

  /// The groups that wait for an animation added now.
  var openCompletions: [CompletionGroup] { levels.compactMap(\.completion) }

  func register(_ context: LayerContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  /// Lays out, displays and commits every registered tree, then ends the implicit transaction.
  ///
  /// Layout may change layers again; rounds go on until nothing is left, at most a hundred.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    for _ in 0..<100 {
      let live = contexts.compactMap(\.context)
      let wasBusy = live.reduce(false) { $1.commit() || $0 }
      resolvePending()
      let hasCancelled = cancelAnimationsOfRemovedLayers()
      let sealed = endImplicitTransaction()
      if !wasBusy, !hasCancelled, !sealed { break }
    }
    isFlushing = false
  }

  /// Notes a committed layer that left its superlayer since the last commit.
  func addRemoved(_ layer: CALayer) { removed.append(layer) }

  /// Cancels the animations of layers that have left their tree for good: a layer that was only
  /// moved to another place is back in a tree by now. True when there were any.
  private func cancelAnimationsOfRemovedLayers() -> Bool {
    guard !removed.isEmpty else { return false }
    let layers = removed
    removed = []
    let hosted = contexts.compactMap { $0.context?.layer }
    var hasCancelled = false
    for layer in layers where !hosted.contains(where: layer.isInside) {
      hasCancelled = layer.cancelTreeAnimations() || hasCancelled
    }
    return hasCancelled
  }

  /// Notes a layer that got an animation since the last commit.
  func addPending(_ layer: CALayer) { pending.append(layer) }

  /// Fixes the begin times of new animations, in order of adding, and schedules their events.
  private func resolvePending() {
    let layers = pending
    pending = []
    for layer in layers {
      let time = layer.convertTime(VirtualClock.current.now, from: nil)
      for attached in layer.attachments where !attached.isResolved {
        attached.resolve(localTime: time)
        attached.schedule()
      }
    }
  }

  /// Gives the implicit transaction fresh settings; true when its completion block ran or waits.
  private func endImplicitTransaction() -> Bool {
    guard levels.count == 1 else { return false }
    let ended = levels[0]
    levels[0] = Level()
    ended.completion?.seal()
    return ended.completion != nil
  }
}

/// A completion block waiting for the animations added while its transaction was open.
@MainActor final class CompletionGroup {
  private var block: (@MainActor () -> Void)?
  private var pending = 0
  private var isSealed = false

  init(_ block: @escaping @MainActor () -> Void) { self.block = block }

  /// One more animation to wait for.
  func enter() { pending += 1 }

  /// One animation has ended or was removed.
  func leave() {
    pending -= 1
    runIfDone()
  }

  /// No more animations will come.
  func seal() {
    isSealed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isSealed, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}
