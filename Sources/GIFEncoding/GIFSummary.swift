/// What an encode wrote.
public struct GIFSummary: Hashable, Sendable {
  /// Bytes of the whole file.
  public internal(set) var byteCount = 0
  /// Images in the file, those that only prolong a delay included.
  public internal(set) var imageCount = 0
  /// Bitmaps left out because they came within 0.02 s of the one before.
  public internal(set) var droppedCount = 0
  /// Colours in the shared table, without the transparent one.
  public internal(set) var sharedColorCount = 0
  /// Images with a table of their own.
  public internal(set) var localPaletteCount = 0
  /// Playing time of one round in hundredths of a second.
  public internal(set) var durationCentiseconds = 0
}
