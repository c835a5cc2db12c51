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
  /// The table these indices point into; nil for the shared one.
  var localPalette: Palette?
  /// Whether any pixel stays as it is.
  var hasStillPixels: Bool
}
