import Synchronization

/// Lends coders to workers, so that each is made once and used by one worker at a time.
final class ScratchPool: Sendable {
  /// `@unchecked`: only the pool holds it, and only while nobody uses it.
  private struct Idle: @unchecked Sendable {
    var coders: [ImageCoder] = []
  }

  private let idle = Mutex(Idle())

  /// Calls a closure with a coder that nobody else uses.
  func withCoder<Result>(_ body: (ImageCoder) -> Result) -> Result {
    let coder =
      idle.withLock { idle in
        Idle(coders: idle.coders.popLast().map { [$0] } ?? [])
      }.coders.first ?? ImageCoder()
    defer {
      let used = Idle(coders: [coder])
      idle.withLock { $0.coders += used.coders }
    }
    return body(coder)
  }
}
