/// An opaque colour of 8 bits per channel, packed as `0x00RRGGBB`.
typealias RGB = UInt32

/// The colours of one table, at most 256.
struct Palette: Equatable, Sendable {
  /// The colours in table order.
  var colors: [RGB]

  /// The bits of an index that reach a number of entries: `1...8` for `0...256` entries.
  static func bits(forCount count: Int) -> Int {
    var bits = 1
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
