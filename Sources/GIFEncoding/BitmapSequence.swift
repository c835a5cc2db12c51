public import Bitmaps

/// Bitmaps in memory as a source for the encoder.
public struct BitmapSequence: TimedBitmapSource {
  /// The canvas: the size of the first bitmap.
  public let size: PixelSize
  /// When each bitmap appears, in seconds.
  public let presentationTimes: [Double]
  /// When the last bitmap stops being shown, in seconds from the start.
  public let duration: Double
  private let bitmaps: [TimedBitmap]

  /// Creates a source from bitmaps in order of their presentation times.
  ///
  /// - Parameters:
  ///   - bitmaps: At least one, all of one size; checked when encoding.
  ///   - duration: When the last one stops being shown, in seconds from the start.
  public init(_ bitmaps: [TimedBitmap], duration: Double) {
    self.bitmaps = bitmaps
    self.duration = duration
    size = bitmaps.first?.bitmap.size ?? PixelSize(width: 0, height: 0)
    presentationTimes = bitmaps.map(\.presentationTime)
  }

  /// The bitmap at a position.
  /// - Precondition: `index` lies in `presentationTimes.indices`.
  public func timedBitmap(at index: Int) -> TimedBitmap { bitmaps[index] }
}
