import Recording
import Testing

struct `Which moments are recorded` {
  @Test(arguments: [(10.0, 3.6, 36), (30, 0.1, 3), (25, 2, 50), (10, 0.05, 1), (60, 1.0, 60)])
  func `A sample stands at every multiple of the step before the end`(
    rate: Double, duration: Double, count: Int
  ) throws {
    let settings = try RecordingSettings(framesPerSecond: rate, duration: duration)
    #expect(settings.sampleCount == count)
    #expect(settings.sceneTime(ofSample: count - 1) == Double(count - 1) / rate)
  }

  @Test func `A sample may show another moment, in order`() throws {
    let settings = try RecordingSettings(
      framesPerSecond: 10, duration: 1, sampleTimes: [3: 0.25])
    #expect(settings.sceneTime(ofSample: 3) == 0.25)
    #expect(settings.presentationTime(ofSample: 3) == 0.3)
    #expect(throws: RecordingError.sampleTimeDecreases(index: 4, time: 0.4)) {
      try RecordingSettings(framesPerSecond: 10, duration: 1, sampleTimes: [3: 0.45])
    }
    #expect(throws: RecordingError.noSuchSample(index: 10, count: 10)) {
      try RecordingSettings(framesPerSecond: 10, duration: 1, sampleTimes: [10: 1])
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1001])
  func `Rates out of range are refused`(rate: Double) {
    #expect(throws: RecordingError.self) {
      try RecordingSettings(framesPerSecond: rate, duration: 1)
    }
  }

  @Test func `Recordings too long to keep are refused before anything is sampled`() {
    #expect(throws: RecordingError.tooManySamples(requested: 1e9, limit: 100_000)) {
      try RecordingSettings(framesPerSecond: 1000, duration: 1e6)
    }
  }
}
