public import Bitmaps

/// Why a GIF could not be made.
public enum GIFError: Error, Equatable, Sendable {
  /// There is nothing to encode.
  case noBitmaps
  /// The canvas has no pixels, or a side beyond the format's 65,535.
  case canvasSize(PixelSize)
  /// A GIF that was to be read claims more pixels than are read.
  case canvasTooLarge(PixelSize, limit: Int)
  /// A bitmap differs in size from the canvas.
  case bitmapSize(index: Int, expected: PixelSize, actual: PixelSize)
  /// Presentation times must be finite, start at 0 and increase.
  case presentationTime(index: Int, seconds: Double)
  /// The end must be finite and later than the last presentation time, and the movie must last at
  /// least 0.02 and at most 20,000,000 seconds.
  case duration(seconds: Double)
  /// The number of plays lies outside `1...65_536`.
  case plays(Int)
  /// An option lies outside what it allows.
  case option(name: String, value: Double, allowed: ClosedRange<Double>)
  /// Exact colours were asked for, but one picture changes more colours than a table holds.
  case tooManyColors(index: Int, count: Int, limit: Int)
  /// The source failed to give a bitmap.
  case source(index: Int, reason: String)
  /// The receiver of the bytes failed.
  case sink(reason: String)
  /// giflib refused to write, with its error code.
  case container(code: Int)
  /// A file could not be made, with the system's error number.
  case file(path: String, code: Int32)
  /// No setting within the limits is small enough; the smallest one tried is given.
  case byteLimit(limit: Int, smallest: Int)
  /// A file of raw pixels does not hold a whole number of bitmaps.
  case rawLength(bytes: Int, bytesPerBitmap: Int)
}
