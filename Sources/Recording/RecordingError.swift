public import GIFEncoding
public import PNGEncoding
public import Rasterization

/// Why a recording could not be made.
public enum RecordingError: Error, Equatable, Sendable {
  /// The sampling rate must lie above 0 and at most at 1,000 per second.
  case framesPerSecondOutOfRange(Double)
  /// The length must be greater than 0 seconds and finite.
  case durationOutOfRange(Double)
  /// Rate times length is more than can be recorded.
  case tooManySamples(requested: Double, limit: Int)
  /// A time was given for a sample that the recording does not have.
  case noSuchSample(index: Int, count: Int)
  /// A sample would show an earlier moment than the sample before it.
  case sampleTimeDecreases(index: Int, time: Double)
  /// A scene could not be painted.
  case painting(RasterizerError)
  /// The GIF could not be made.
  case encodingGIF(GIFError)
  /// The PNG could not be made.
  case encodingPNG(PNGEncodingError)
}
