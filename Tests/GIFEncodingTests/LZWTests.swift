import Testing

@testable import GIFEncoding

@Suite struct LZWTests {
  private func roundTrip(
    _ indices: [UInt8], bits: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let runs = RunLZW().encode(indices, minimumCodeSize: bits)
    let isEqual =
      try GIFOracle.decode(unblocked(runs), minimumCodeSize: bits, count: indices.count)
      == indices
    #expect(isEqual, "run-aware", sourceLocation: sourceLocation)
    for clearing in [FlexibleLZW.Clearing.whenFull, .whenStale, .whenDeclining] {
      let codes = FlexibleLZW().encode(
        indices, or: indices, minimumCodeSize: bits, clearing: clearing)
      let decoded = try GIFOracle.decode(
        unblocked(codes), minimumCodeSize: bits, count: indices.count)
      let isEqual = decoded == indices
      #expect(isEqual, "\(clearing)", sourceLocation: sourceLocation)
    }
  }

  /// The bytes without the lengths of their sub-blocks.
  private func unblocked(_ codes: LZWCodes) -> [UInt8] {
    var bytes: [UInt8] = []
    var at = 0
    while at < codes.blocks.count {
      let length = Int(codes.blocks[at])
      #expect((1...255).contains(length))
      bytes += codes.blocks[at + 1...at + length]
      at += length + 1
    }
    return bytes
  }

  @Test(arguments: 2...8)
  func `noise of every depth comes back`(bits: Int) throws {
    var random = SeededGenerator(seed: UInt64(bits))
    for count in [1, 2, 3, 255, 256, 257, 4000, 9000] {
      let indices = (0..<count).map { _ in
        UInt8.random(in: 0...UInt8(1 << bits - 1), using: &random)
      }
      try roundTrip(indices, bits: bits)
    }
  }

  @Test(arguments: [
    1, 2, 3, 4, 5, 10, 1000, 4095, 4096, 4097, 65_535, 1_000_000,
  ])
  func `a run of any length comes back`(count: Int) throws {
    let indices = [UInt8](repeating: 3, count: count)
    let codes = RunLZW().encode(indices, minimumCodeSize: 2)
    let bytes = unblocked(codes)
    if count < 100_000 { try roundTrip(indices, bits: 2) }
    #expect(bytes.count < 32 + count / 100)
  }

  @Test(arguments: 0..<8)
  func `runs of random lengths and colours come back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var indices: [UInt8] = []
    while indices.count < 15_000 {
      let longest = [3, 40, 700, 9000][Int(seed) % 4]
      indices += [UInt8](
        repeating: UInt8.random(in: 0..<(seed < 4 ? 4 : 255), using: &random),
        count: Int.random(in: 1...longest, using: &random))
    }
    try roundTrip(indices, bits: 8)
  }

  /// The code before the end code may be the one that makes codes wider, at every width.
  @Test func `the end code has the width the decoder expects`() throws {
    for count in stride(from: 1, through: 700, by: 3) {
      var random = SeededGenerator(seed: 9)
      let indices = (0..<count).map { _ in UInt8.random(in: 0..<4, using: &random) }
      try roundTrip(indices, bits: 2)
    }
  }

  @Test func `entry 4095 with index 255 does not look like an empty slot`() throws {
    var random = SeededGenerator(seed: 3)
    let indices = (0..<20_000).map { at in
      at % 3 == 0 ? UInt8(255) : UInt8.random(in: 200...255, using: &random)
    }
    try roundTrip(indices, bits: 8)
  }

  @Test func `each pixel gets one of its two indices`() throws {
    var random = SeededGenerator(seed: 11)
    let first = (0..<8000).map { _ in UInt8.random(in: 0..<16, using: &random) }
    let second = first.map {
      Bool.random(using: &random) ? $0 : UInt8.random(in: 0..<16, using: &random)
    }
    for clearing in [FlexibleLZW.Clearing.whenFull, .whenStale, .whenDeclining] {
      let codes = FlexibleLZW().encode(first, or: second, minimumCodeSize: 4, clearing: clearing)
      let decoded = try GIFOracle.decode(unblocked(codes), minimumCodeSize: 4, count: first.count)
      let isAllowed = zip(decoded, zip(first, second)).allSatisfy { $0 == $1.0 || $0 == $1.1 }
      #expect(isAllowed)
      let plain = RunLZW().encode(first, minimumCodeSize: 4)
      #expect(codes.blocks.count < plain.blocks.count)
    }
  }
}
