/// Which bitmaps are shown and when, on the format's grid of hundredths of a second.
struct DelaySchedule: Equatable {
  /// One shown bitmap.
  struct Entry: Equatable {
    /// Its position in the source.
    var index: Int
    /// When it appears, in hundredths of a second from the start.
    var start: Int
  }

  /// The shortest delay that players honour; they turn 0 and 1 into 10.
  static let shortestDelay = 2
  /// The longest delay one image can have.
  static let longestDelay = 65_535

  /// The bitmaps that are shown, at least 2 hundredths apart, the first at 0.
  private(set) var entries: [Entry] = []
  /// When the last one stops, in hundredths of a second.
  let end: Int

  /// Rounds times to the grid; each boundary is rounded by itself, so rounding never accumulates.
  ///
  /// Bitmaps nearer than 2 hundredths to the one before are left out, but never the last one.
  ///
  /// - Parameters:
  ///   - times: Presentation times in seconds, strictly increasing, the first 0.
  ///   - duration: When the last bitmap stops being shown, in seconds.
  /// - Throws: `GIFError.noBitmaps`, `.presentationTime` or `.duration`.
  /// - Complexity: O(*n*) in the number of times.
  init(times: [Double], duration: Double) throws(GIFError) {
    guard let last = times.last else { throw .noBitmaps }
    var previous = -Double.infinity
    for (index, time) in times.enumerated() {
      guard time.isFinite, time > previous, index > 0 || time == 0 else {
        throw .presentationTime(index: index, seconds: time)
      }
      previous = time
    }
    guard duration.isFinite, duration > last, duration >= 0.02, duration <= 20_000_000 else {
      throw .duration(seconds: duration)
    }
    end = Int((duration * 100).rounded())
    let latestStart = end - Self.shortestDelay
    for (index, time) in times.enumerated() {
      let start = Int((time * 100).rounded())
      if let before = entries.last, start < before.start + Self.shortestDelay { continue }
      if start <= latestStart || entries.isEmpty {
        entries.append(Entry(index: index, start: start))
      }
    }
    keepLast(
      index: times.count - 1, start: Int((last * 100).rounded()), latestStart: latestStart)
  }

  /// Shows the last bitmap even if that costs the ones right before it.
  private mutating func keepLast(index: Int, start: Int, latestStart: Int) {
    guard entries.last?.index != index else { return }
    while let before = entries.last, entries.count > 1,
      before.start + Self.shortestDelay > latestStart
    {
      entries.removeLast()
    }
    guard let before = entries.last else { return }
    if before.start + Self.shortestDelay > latestStart {
      entries[entries.count - 1].index = index
    } else {
      let start = max(before.start + Self.shortestDelay, min(start, latestStart))
      entries.append(Entry(index: index, start: start))
    }
  }

  /// Cuts a delay into pieces that the format can express, each in `2...65_535`.
  static func pieces(of delay: Int) -> [Int] {
    var pieces: [Int] = []
    var rest = delay
    while rest > longestDelay {
      let piece = min(longestDelay, rest - shortestDelay)
      pieces.append(piece)
      rest -= piece
    }
    pieces.append(rest)
    return pieces
  }
}
