/// The greedy LZW encoder, which steps over runs of one index instead of walking through them.
///
/// A run's prefixes form a chain in the dictionary, so the longest known one is found by its
/// length; only the pixels around the ends of runs are looked up one by one. The table is cleared
/// as soon as it is full.
///
/// Not `Sendable`: one scratch object per worker.
@safe final class RunLZW {
  private static let hashSize = 8192
  private static let empty = UInt32.max
  private static let tableSize = 4096

  /// Open hash of `parent << 20 | symbol << 12 | code`.
  private let hash: UnsafeMutablePointer<UInt32>
  /// The code of a run of `length` times `symbol`, at `symbol * 4096 + length`.
  private let runCodes: UnsafeMutablePointer<UInt16>
  /// The longest run known for each symbol.
  private let runLengths: UnsafeMutablePointer<Int32>

  init() {
    unsafe hash = .allocate(capacity: Self.hashSize)
    unsafe runCodes = .allocate(capacity: 256 * Self.tableSize)
    unsafe runLengths = .allocate(capacity: 256)
    for symbol in 0..<256 {
      unsafe runCodes[symbol * Self.tableSize + 1] = UInt16(symbol)
    }
  }

  deinit {
    unsafe hash.deallocate()
    unsafe runCodes.deallocate()
    unsafe runLengths.deallocate()
  }

  private func clearTable() {
    unsafe hash.update(repeating: Self.empty, count: Self.hashSize)
    unsafe runLengths.update(repeating: 1, count: 256)
  }

  /// Codes indices so that any decoder gets them back.
  ///
  /// - Parameters:
  ///   - indices: At least one index, each below `1 << minimumCodeSize`.
  ///   - minimumCodeSize: The width of a literal in bits, `2...8`.
  /// - Complexity: O(*n*) with a step per run where the indices run.
  func encode(_ indices: [UInt8], minimumCodeSize: Int) -> LZWCodes {
    precondition((2...8).contains(minimumCodeSize), "a literal has 2 to 8 bits")
    var writer = CodeWriter(capacity: indices.count / 4)
    unsafe indices.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe encode(start, count: buffer.count, minimumCodeSize: minimumCodeSize, to: &writer)
    }
    return LZWCodes(minimumCodeSize: minimumCodeSize, blocks: writer.takeSubBlocks())
  }

  private func encode(
    _ indices: UnsafePointer<UInt8>, count: Int, minimumCodeSize: Int, to writer: inout CodeWriter
  ) {
    let clear = UInt32(1) << UInt32(minimumCodeSize)
    let firstFree = clear + 2
    var next = firstFree
    var width = UInt64(minimumCodeSize + 1)
    clearTable()
    writer.put(clear, width: width)
    var position = 0
    var runEnd = 0
    while position < count {
      let symbol = unsafe indices[position]
      if runEnd <= position {
        runEnd = unsafe Self.endOfRun(indices, from: position, count: count)
      }
      let run = runEnd &- position
      let known = Int(unsafe runLengths[Int(symbol)])
      let chain = unsafe runCodes + Int(symbol) &* Self.tableSize
      if known < run {
        // The run goes on after its longest known part: a new, longer part follows from it.
        writer.put(UInt32(unsafe chain[known]), width: width)
        position &+= known
        unsafe chain[known &+ 1] = UInt16(truncatingIfNeeded: next)
        unsafe runLengths[Int(symbol)] = Int32(truncatingIfNeeded: known &+ 1)
      } else {
        var node = UInt32(unsafe chain[run])
        position = runEnd
        var slot = 0
        var key: UInt32 = 0
        while position < count {
          let symbol = UInt32(unsafe indices[position])
          key = node << 8 | symbol
          slot = Self.slot(key)
          var entry = unsafe hash[slot]
          while entry != Self.empty, entry >> 12 != key {
            slot = (slot &+ 1) & (Self.hashSize &- 1)
            entry = unsafe hash[slot]
          }
          guard entry != Self.empty else { break }
          node = entry & 0xFFF
          position &+= 1
        }
        writer.put(node, width: width)
        guard position < count else {
          // The decoder adds an entry for the last code but one even now.
          if next == 1 << width, width < 12 { width &+= 1 }
          break
        }
        unsafe hash[slot] = key << 12 | next
      }
      if next == 1 << width { width &+= 1 }
      next &+= 1
      if next == Self.tableSize {
        writer.put(clear, width: 12)
        clearTable()
        next = firstFree
        width = UInt64(minimumCodeSize + 1)
      }
    }
    writer.put(clear + 1, width: width)
  }

  @inline(__always)
  private static func slot(_ key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 19)
  }

  /// The end of the run of equal indices that starts at a position.
  @inline(__always)
  private static func endOfRun(
    _ indices: UnsafePointer<UInt8>, from start: Int, count: Int
  ) -> Int {
    let symbol = unsafe indices[start]
    var end = start &+ 1
    guard end < count, unsafe indices[end] == symbol else { return end }
    let pattern = UInt64(symbol) &* 0x0101_0101_0101_0101
    while end &+ 8 <= count {
      let word = unsafe UnsafeRawPointer(indices + end).loadUnaligned(as: UInt64.self).littleEndian
      let difference = word ^ pattern
      if difference != 0 { return end &+ difference.trailingZeroBitCount &>> 3 }
      end &+= 8
    }
    while end < count, unsafe indices[end] == symbol { end &+= 1 }
    return end
  }
}
