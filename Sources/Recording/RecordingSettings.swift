/// Which moments of a scene are recorded.
///
/// Sample *k* appears in the movie at `k / framesPerSecond` and shows the scene at that moment,
/// unless `sampleTimes` names another.
public struct RecordingSettings: Hashable, Sendable {
  /// Samples per second, greater than 0 and at most 1,000.
  public let framesPerSecond: Double
  /// The movie's length in seconds, greater than 0.
  public let duration: Double
  /// Moments, in seconds, that some samples show instead of their own: how a recorder that was
  /// early or late is imitated. The moments of all samples never decrease.
  public let sampleTimes: [Int: Double]

  /// The largest number of samples in one recording.
  public static let maximumSampleCount = 100_000

  /// Creates settings.
  /// - Throws: `RecordingError` when a number lies outside its range, the recording would have more
  ///   than `maximumSampleCount` samples, or moments decrease.
  public init(
    framesPerSecond: Double, duration: Double, sampleTimes: [Int: Double] = [:]
  ) throws(RecordingError) {
    guard framesPerSecond > 0, framesPerSecond <= 1000 else {
      throw .framesPerSecondOutOfRange(framesPerSecond)
    }
    guard duration > 0, duration.isFinite else { throw .durationOutOfRange(duration) }
    let samples = framesPerSecond * duration
    guard samples <= Double(Self.maximumSampleCount) else {
      throw .tooManySamples(requested: samples, limit: Self.maximumSampleCount)
    }
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.sampleTimes = sampleTimes
    for index in sampleTimes.keys.sorted() {
      guard index >= 0, index < sampleCount else {
        throw .noSuchSample(index: index, count: sampleCount)
      }
    }
    var latest = 0.0
    for index in 0..<sampleCount {
      let time = sceneTime(ofSample: index)
      guard time >= latest else { throw .sampleTimeDecreases(index: index, time: time) }
      latest = time
    }
  }

  /// The number of samples: one at every multiple of `1 / framesPerSecond` before the end.
  public var sampleCount: Int {
    // A product like 0.1 × 30 must not come out as 3.0000000000000004 and gain a sample.
    max(1, Int((framesPerSecond * duration - 1e-9).rounded(.up)))
  }

  /// When a sample appears in the movie, in seconds.
  public func presentationTime(ofSample index: Int) -> Double { Double(index) / framesPerSecond }

  /// The moment of the scene that a sample shows, in seconds.
  public func sceneTime(ofSample index: Int) -> Double {
    sampleTimes[index] ?? presentationTime(ofSample: index)
  }
}
