/// Which moments of a scene are recorded, and how they are played.
public struct RecordDescription: Hashable, Sendable {
  /// How often the recording is played.
  public enum Loop: Hashable, Sendable {
    /// Again and again.
    case forever
    /// A number of times.
    case times(Int)
  }

  /// Samples per second.
  public var fps = 0.0
  /// The length in seconds.
  public var duration = 0.0
  /// How often the recording is played.
  public var loop = Loop.forever
  /// The moments that samples show where it is not their own, by the number of the sample.
  ///
  /// Recorders grab a picture a little before or after it is due; the sample is still played when
  /// it is due.
  public var sampleTimes: [Int: Double] = [:]

  /// The number of samples: at least 1.
  public var sampleCount: Int {
    max(1, Int(min((fps * duration - 1e-6).rounded(.up), Double(SceneLimits.samples) + 1)))
  }

  /// When a sample is played, in seconds from the start.
  public func presentationTime(ofSample number: Int) -> Double { Double(number) / fps }

  /// Which moment of the scene a sample shows, in seconds.
  public func sceneTime(ofSample number: Int) -> Double {
    sampleTimes[number] ?? presentationTime(ofSample: number)
  }
}

extension RecordDescription {
  static let declaration = RecordType<RecordDescription>(
    phrase: "the recording",
    keys: [
      .required("fps", \.fps, .number(.above(0, upTo: 240)), "Samples per second."),
      .required(
        "duration", \.duration, .number(.above(0, upTo: SceneLimits.duration)),
        "The length in seconds."),
      .optional("loop", \.loop, .loop, "How often it is played: forever, or a number."),
      .optional(
        "sampleTimes", \.sampleTimes, .numbered(.duration),
        "The moment, in seconds, that a sample shows where it is not its own."),
    ],
    initial: RecordDescription(),
    check: { record, node, reader in
      guard record.sampleCount <= SceneLimits.samples else {
        reader.report(
          node.range, "the recording has too many samples",
          expected: "at most \(SceneLimits.samples)")
        return
      }
      record.checkSampleTimes(node, &reader)
    })

  private func checkSampleTimes(_ node: YAMLNode, _ reader: inout SceneReader) {
    guard fps > 0, duration > 0, case .mapping(let entries)? = node["sampleTimes"]?.content else {
      return
    }
    for entry in entries {
      guard let number = Int(entry.key), sampleTimes[number] != nil else { continue }
      guard number < sampleCount else {
        reader.report(
          entry.keyRange, "the recording has no sample \(number)",
          expected: "a number below \(sampleCount)")
        continue
      }
      let time = sceneTime(ofSample: number)
      let isAfterLast = number == 0 || time >= sceneTime(ofSample: number - 1)
      let isBeforeNext = number == sampleCount - 1 || time <= sceneTime(ofSample: number + 1)
      if !isAfterLast || !isBeforeNext {
        reader.report(
          entry.value.range, "sample \(number) would not show a moment between its neighbours")
      }
    }
  }
}

extension ValueType where Value == RecordDescription.Loop {
  /// `forever`, or how often.
  static var loop: ValueType {
    let times = ValueType<Int>.integer(.from(1, to: 65_535))
    let shape = ValueShape.anyOf([.choice(["forever"]), times.shape])
    return ValueType(shape) { node, reader in
      guard case .scalar(let scalar) = node.content else {
        reader.reportWrongType(node, expected: shape)
        return nil
      }
      if case .number = scalar.meaning { return times.read(node, &reader).map { .times($0) } }
      if scalar.text == "forever" { return .forever }
      reader.reportWrongType(
        node, expected: shape, suggestion: Spelling(scalar.text).nearest(among: ["forever"]))
      return nil
    }
  }
}
