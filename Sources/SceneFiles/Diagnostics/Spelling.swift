/// A word as someone spelled it, to be compared with the words that were possible.
public struct Spelling: Hashable, Sendable {
  /// The word as it stands.
  public let word: String

  /// Creates a spelling.
  public init(_ word: String) {
    self.word = word
  }

  /// The candidate that was most likely meant; nil when none is close.
  ///
  /// Close means at most one edit for every three characters, and at least one; letter case does
  /// not count. The first of equally close candidates wins.
  ///
  /// - Complexity: O(*n* · *l*²) for *n* candidates of length *l*; words beyond 64 characters have
  ///   no near ones.
  public func nearest(among candidates: some Sequence<String>) -> String? {
    guard word.count <= 64 else { return nil }
    let allowed = max(1, word.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.count <= 64 && candidate != word {
      let distance = Self.distance(word.lowercased(), candidate.lowercased())
      guard distance <= allowed, distance < max(word.count, candidate.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The number of characters to insert, delete, replace or swap with their neighbour to make one
  /// word of another.
  ///
  /// - SeeAlso: F. Damerau, "A technique for computer detection and correction of spelling
  ///   errors", 1964; this is the variant that edits no part of a word twice.
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let substitution = last[j] + (first[i] == second[j] ? 0 : 1)
        var cost = min(last[j + 1] + 1, row[j] + 1, substitution)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
