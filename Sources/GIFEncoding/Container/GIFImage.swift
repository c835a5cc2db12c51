import Bitmaps

/// What happens to an image's box before the next one is drawn.
enum GIFDisposal: UInt8 {
  /// The image stays.
  case keep = 1
  /// The box becomes transparent.
  case clear = 2
}

/// One image block, ready to be written.
struct GIFImage {
  /// Where it lies on the canvas.
  var rect: PixelRect
  /// The delay in hundredths of a second, `2...65_535`.
  var delay: Int
  /// What happens to the box afterwards.
  var disposal: GIFDisposal
  /// The index that leaves the canvas as it is, if there is one.
  var transparentIndex: UInt8?
  /// The image's own table; nil for the shared one.
  var localPalette: Palette?
  /// The LZW codes.
  var codes: LZWCodes
}

/// LZW codes in sub-blocks: each a length byte, `1...255`, and as many bytes; without the
/// terminator.
struct LZWCodes: Equatable, Sendable {
  /// The width of a literal in bits, `2...8`.
  var minimumCodeSize: Int
  /// The sub-blocks.
  var blocks: [UInt8]
}
