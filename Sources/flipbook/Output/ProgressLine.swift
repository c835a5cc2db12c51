/// A line on a terminal that is written over as work goes on.
///
/// Without a terminal, or when the user wants quiet, nothing is written.
struct ProgressLine {
  private let stream: StandardStream
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant?
  private var width = 0

  /// Creates a line that shows nothing yet.
  init(on stream: StandardStream, isQuiet: Bool) {
    self.stream = stream
    isShown = stream.isTerminal && !isQuiet
    start = clock.now
  }

  /// Shows how far the work has come; calls in quick succession are passed over.
  mutating func show(_ activity: String, done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let now = clock.now
    if done < total, let lastShown, lastShown.duration(to: now) < .milliseconds(50) { return }
    lastShown = now
    let text = Self.text(
      activity, done: done, total: total, seconds: start.duration(to: now) / .seconds(1))
    let padding = String(repeating: " ", count: max(0, width - text.count))
    width = text.count
    stream.write("\r" + text + padding)
  }

  /// Takes the line away.
  mutating func clear() {
    guard width > 0 else { return }
    stream.write("\r" + String(repeating: " ", count: width) + "\r")
    width = 0
  }

  /// The line: activity, bar, percent, count, rate and the time that is left.
  static func text(_ activity: String, done: Int, total: Int, seconds: Double) -> String {
    let cells = 20
    let filled = cells * done / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
    var parts = ["\(activity) [\(bar)]", "\(100 * done / total) %", "\(done)/\(total)"]
    if seconds > 0, done > 0 {
      let rate = Double(done) / seconds
      parts.append("\(Int(rate.rounded()))/s")
      let left = Int((Double(total - done) / rate).rounded(.up))
      let rest = left % 60
      parts.append("ETA \(left / 60):\(rest < 10 ? "0" : "")\(rest)")
    }
    return parts.joined(separator: "  ")
  }
}
