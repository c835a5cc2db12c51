public import Bitmaps

/// A movie whose bitmaps can be read twice, from any thread.
///
/// The encoder reads every bitmap once to choose colours and once more to encode, so that it never
/// holds more than a few. Reads come in ascending order, several at once when there are workers.
public protocol TimedBitmapSource: Sendable {
  /// The canvas; each side in `1...65_535`. Every bitmap has this size.
  var size: PixelSize { get }
  /// When each bitmap appears, in seconds: strictly increasing, the first 0.
  var presentationTimes: [Double] { get }
  /// When the last bitmap stops being shown, in seconds from the start.
  var duration: Double { get }

  /// The bitmap at a position in `presentationTimes`, the same at each call.
  ///
  /// `damage`, where given, is relative to the bitmap at `index - 1`; an empty one promises that
  /// both are equal.
  func timedBitmap(at index: Int) throws -> TimedBitmap
}
