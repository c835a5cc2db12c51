import Recording

extension RecordingError {
  /// The error in words, without a full stop.
  var words: String {
    switch self {
    case .framesPerSecondOutOfRange(let rate): "\(rate) samples per second are not possible"
    case .durationOutOfRange(let seconds): "it cannot last \(seconds) s"
    case .tooManySamples(let count, let limit):
      "it would have \(Int(count)) samples; the limit is \(limit)"
    case .noSuchSample(let index, let count): "it has \(count) samples, none numbered \(index)"
    case .sampleTimeDecreases(let index, _):
      "sample \(index) would show an earlier moment than the one before"
    case .painting(let error): error.words
    case .encodingGIF(let error): error.words
    case .encodingPNG(let error): "the PNG could not be made (\(error))"
    }
  }
}

extension RasterizerError {
  /// The error in words, without a full stop.
  fileprivate var words: String {
    switch self {
    case .surfaceTooLarge(let size, let limit):
      "a picture of \(size) pixels cannot be painted; the limit is \(limit) a side"
    case .badScale(let x, let y): "nothing can be painted at a scale of \(x) by \(y)"
    case .svg(let message): "an SVG image cannot be drawn: \(message)"
    default: "painting failed (\(self))"
    }
  }
}

extension GIFError {
  /// The error in words, without a full stop.
  fileprivate var words: String {
    switch self {
    case .duration(let seconds): "a GIF lasts at least 0.02 s, not \(seconds) s"
    case .canvasSize(let size): "a GIF cannot have \(size) pixels; the limit is 65535 a side"
    case .plays(let count): "a GIF cannot be played \(count) times"
    case .source(let index, let reason): "picture \(index) failed: \(reason)"
    default: "the GIF could not be made (\(self))"
    }
  }
}
