/// A bitmap and the moment it starts to be shown.
public struct TimedBitmap: Hashable, Sendable {
  /// What is shown.
  public var bitmap: Bitmap
  /// When it appears, in seconds from the start of the movie.
  public var presentationTime: Double
  /// Where the bitmap may differ from the one before it; nil when not known.
  ///
  /// Every changed pixel lies inside; pixels inside need not have changed.
  public var damage: PixelRect?

  /// Creates a timed bitmap.
  public init(bitmap: Bitmap, presentationTime: Double, damage: PixelRect? = nil) {
    self.bitmap = bitmap
    self.presentationTime = presentationTime
    self.damage = damage
  }
}
