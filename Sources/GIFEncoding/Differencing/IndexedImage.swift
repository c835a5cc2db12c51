import Bitmaps

/// One picture's part that is written, as indices into a table.
struct IndexedImage: Sendable {
  /// Where it lies on the canvas.
  var rect: PixelRect
  /// For each pixel of the rectangle the index of what is shown afterwards; the transparent index
  /// where that is not in the table or clear.
  var shown: [UInt8]
  /// For each pixel of the rectangle the index that draws it, or the transparent index where it
  /// may stay as it is.
  var drawn: [UInt8]
  /// The index that leaves the canvas as it is.
  var transparentIndex: UInt8
  /// The colours of the indices from 1 on.
  var palette: Palette
  /// For each index one of a colour near enough to take its place, or itself; nil when colours
  /// must stay.
  var alternatives: [UInt8]?
  /// Whether they are not the shared table's.
  var isLocal: Bool
}

/// An image's codes and the table they need.
struct CodedImage: Sendable {
  var codes: LZWCodes
  /// The table, with its transparent entry; nil for the shared one.
  var localPalette: Palette?

  /// The bytes of both.
  var byteCount: Int {
    let table = localPalette.map { 3 << Palette.bits(forCount: $0.colors.count) } ?? 0
    return codes.blocks.count + table
  }
}
