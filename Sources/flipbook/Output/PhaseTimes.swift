/// How long each phase of a command took.
struct PhaseTimes {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var phases: [(name: String, duration: Duration)] = []

  /// Begins the first phase.
  init() {
    last = clock.now
  }

  /// Ends a phase and begins the next.
  mutating func end(_ name: String) {
    let now = clock.now
    phases.append((name, last.duration(to: now)))
    last = now
  }
}

extension PhaseTimes: CustomStringConvertible {
  /// The phases in one line.
  var description: String {
    phases.map { "\($0.name): \(Int(($0.duration / .milliseconds(1)).rounded())) ms" }
      .joined(separator: ", ")
  }
}
