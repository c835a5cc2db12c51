import Bitmaps

/// Repeatable random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Movies of random rectangles.
enum RandomMovie {
  /// Bitmaps 0.05 s apart; each paints a few rectangles over the one before.
  ///
  /// - Parameters:
  ///   - colors: How many colours occur at most.
  ///   - clearing: Whether some rectangles erase instead of painting.
  static func make(
    seed: UInt64, size: PixelSize, count: Int, colors: Int, clearing: Bool = false
  ) -> [TimedBitmap] {
    var random = SeededGenerator(seed: seed)
    let table = (0..<colors).map { _ in
      Pixel(packed: 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    var bitmap = Bitmap(size: size, filledWith: clearing ? .transparent : table[0])
    return (0..<count).map { index in
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let x = Int.random(in: 0..<size.width, using: &random)
        let y = Int.random(in: 0..<size.height, using: &random)
        let right = Int.random(in: x..<min(size.width, x + 40), using: &random)
        let bottom = Int.random(in: y..<min(size.height, y + 40), using: &random)
        let noisy = Int.random(in: 0..<4, using: &random) == 0
        let pixel =
          clearing && Bool.random(using: &random)
          ? Pixel.transparent : table[Int.random(in: 0..<colors, using: &random)]
        for row in y...bottom {
          for column in x...right {
            bitmap[column, row] =
              noisy ? table[Int.random(in: 0..<colors, using: &random)] : pixel
          }
        }
      }
      return TimedBitmap(bitmap: bitmap, presentationTime: Double(index) / 20)
    }
  }
}
