/// What a scene may ask for; more is refused before memory is taken.
enum SceneLimits {
  /// The longest recording, in seconds.
  static let duration = 3600.0
  /// The greatest number of samples of one recording.
  static let samples = 36_000
  /// The longest side of the output, in pixels.
  static let side = 16_384
  /// The largest area of the output, in pixels: 7680 × 4320.
  static let area = 33_177_600
  /// The greatest number of faults that are told.
  static let faults = 1000
  /// The greatest number of views.
  static let views = 10_000
  /// The greatest number of views inside one another.
  static let viewDepth = 24
  /// The greatest number of events of a script.
  static let events = 10_000
  /// The largest image file, in bytes.
  static let imageBytes = 64 << 20
}
