/// The slower LZW encoder for pixels that may be coded in more than one way.
///
/// A still pixel may be left alone (the transparent index) or drawn again in the colour it has;
/// the longest dictionary string over all choices is taken. The full table can be kept as long as
/// it serves well.
///
/// Not `Sendable`: one scratch object per worker.
@safe final class FlexibleLZW {
  /// When the table is started afresh.
  enum Clearing {
    /// As soon as it is full.
    case whenFull
    /// When it is full and the codes begin to cover less than they did.
    case whenStale
    /// When it is full and the codes cover the least less than they did.
    case whenDeclining
  }

  private static let hashSize = 16384
  private static let empty = UInt32.max
  private static let tableSize = 4096
  private static let frontierSize = 24
  private let hash: UnsafeMutablePointer<UInt32>
  private let frontier: UnsafeMutablePointer<UInt32>
  private let nextFrontier: UnsafeMutablePointer<UInt32>

  init() {
    unsafe hash = .allocate(capacity: Self.hashSize)
    unsafe frontier = .allocate(capacity: Self.frontierSize)
    unsafe nextFrontier = .allocate(capacity: Self.frontierSize)
  }

  deinit {
    unsafe hash.deallocate()
    unsafe frontier.deallocate()
    unsafe nextFrontier.deallocate()
  }

  /// Codes pixels so that each comes back as one of its two indices.
  ///
  /// - Parameters:
  ///   - first: The preferred index of each pixel, below `1 << minimumCodeSize`.
  ///   - second: Another index that will do; the same one where there is none.
  ///   - minimumCodeSize: The width of a literal in bits, `2...8`.
  func encode(
    _ first: [UInt8], or second: [UInt8], minimumCodeSize: Int, clearing: Clearing
  ) -> LZWCodes {
    precondition(first.count == second.count, "two indices for each pixel")
    var writer = CodeWriter(capacity: first.count / 4)
    unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in
        guard let a = first.baseAddress, let b = second.baseAddress else { return }
        unsafe encode(
          a, b, count: first.count, minimumCodeSize: minimumCodeSize, clearing: clearing,
          to: &writer)
      }
    }
    return LZWCodes(minimumCodeSize: minimumCodeSize, blocks: writer.takeSubBlocks())
  }

  /// A dictionary string that fits from some position on.
  private struct Match {
    var node: UInt32
    var length: Int
    var firstSymbol: UInt32
  }

  private func encode(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, count: Int, minimumCodeSize: Int,
    clearing: Clearing, to writer: inout CodeWriter
  ) {
    let clear = UInt32(1) << UInt32(minimumCodeSize)
    let firstFree = clear + 2
    var next = firstFree
    var width = UInt64(minimumCodeSize + 1)
    var staleness = Staleness(clearing)
    unsafe hash.update(repeating: Self.empty, count: Self.hashSize)
    writer.put(clear, width: width)
    var position = 0
    var previous = Self.empty
    while position < count {
      // The entry that the last code and the next string's first index will make.
      let pending = next < Self.tableSize ? previous : Self.empty
      var match = unsafe longest(
        a, b, from: position, count: count, symbol: UInt32(a[position]), pending: pending,
        pendingCode: next)
      if unsafe b[position] != a[position] {
        let other = unsafe longest(
          a, b, from: position, count: count, symbol: UInt32(b[position]), pending: pending,
          pendingCode: next)
        if other.length > match.length { match = other }
      }
      if previous != Self.empty, next < Self.tableSize {
        insert(previous << 8 | match.firstSymbol, code: next)
        if next == 1 << width { width &+= 1 }
        next &+= 1
      }
      writer.put(match.node, width: width)
      position &+= match.length
      previous = match.node
      guard next == Self.tableSize, position < count else { continue }
      let isDue: Bool
      switch clearing {
      case .whenFull: isDue = true
      case .whenStale, .whenDeclining: isDue = staleness.isDue(after: match.length)
      }
      if isDue {
        writer.put(clear, width: 12)
        unsafe hash.update(repeating: Self.empty, count: Self.hashSize)
        next = firstFree
        width = UInt64(minimumCodeSize + 1)
        previous = Self.empty
        staleness = Staleness(clearing)
      }
    }
    // The decoder adds an entry for the last code but one even now.
    if previous != Self.empty, next == 1 << width, width < 12 { width &+= 1 }
    writer.put(clear + 1, width: width)
  }

  /// The longest string from a position on that starts with an index.
  @inline(__always)
  private func longest(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, from start: Int, count: Int,
    symbol: UInt32, pending: UInt32, pendingCode: UInt32
  ) -> Match {
    var current = unsafe frontier
    var following = unsafe nextFrontier
    unsafe current[0] = symbol
    var nodes = 1
    var position = start &+ 1
    while position < count {
      let first = UInt32(unsafe a[position])
      let second = UInt32(unsafe b[position])
      var found = 0
      for at in 0..<nodes {
        let node = unsafe current[at]
        let child = child(node << 8 | first)
        if child != Self.empty {
          unsafe following[found] = child
          found &+= 1
        } else if node == pending, first == symbol {
          unsafe following[found] = pendingCode
          found &+= 1
        }
        guard second != first else { continue }
        let other = self.child(node << 8 | second)
        if other != Self.empty {
          unsafe following[found] = other
          found &+= 1
        } else if node == pending, second == symbol {
          unsafe following[found] = pendingCode
          found &+= 1
        }
        if found &+ 2 > Self.frontierSize { break }
      }
      guard found > 0 else { break }
      nodes = found
      unsafe swap(&current, &following)
      position &+= 1
    }
    return Match(node: unsafe current[0], length: position &- start, firstSymbol: symbol)
  }

  @inline(__always)
  private func child(_ key: UInt32) -> UInt32 {
    var slot = Self.slot(key)
    while true {
      let entry = unsafe hash[slot]
      if entry == Self.empty { return Self.empty }
      if entry >> 12 == key { return entry & 0xFFF }
      slot = (slot &+ 1) & (Self.hashSize &- 1)
    }
  }

  private func insert(_ key: UInt32, code: UInt32) {
    var slot = Self.slot(key)
    while true {
      let entry = unsafe hash[slot]
      if entry == Self.empty { break }
      // A string that is there already keeps its code; the new code stays unused.
      if entry >> 12 == key { return }
      slot = (slot &+ 1) & (Self.hashSize &- 1)
    }
    unsafe hash[slot] = key << 12 | code
  }

  @inline(__always)
  private static func slot(_ key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 18)
  }
}

/// Watches how many pixels the codes of a full table cover.
struct Staleness {
  /// Codes between two looks.
  private let window: Int
  /// The part, in hundredths, of the best window's pixels that is still good.
  private let tolerated: Int
  private var codes = 0
  private var pixels = 0
  private var best = 0

  init(_ clearing: FlexibleLZW.Clearing) {
    (window, tolerated) = clearing == .whenDeclining ? (96, 97) : (192, 90)
  }

  /// Whether the last window covered clearly less than the best one since the table was full.
  mutating func isDue(after length: Int) -> Bool {
    codes += 1
    pixels += length
    guard codes == window else { return false }
    let isDue = pixels * 100 < best * tolerated
    best = max(best, pixels)
    codes = 0
    pixels = 0
    return isDue
  }
}
