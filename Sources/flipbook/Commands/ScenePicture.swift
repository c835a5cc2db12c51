import Foundation
import Recording
import SceneFiles
import Synchronization

/// Makes the picture of a scene.
@MainActor
struct ScenePicture {
  private let movie: SceneMovie
  private let encoder: MovieEncoder
  private let kind: RenderCommand.Kind
  private let progress: SharedProgress

  /// Lets the scene run and samples it.
  init(of scene: SceneDescription, for command: RenderCommand) throws(RecordingError) {
    kind = command.kind
    progress = SharedProgress(isQuiet: command.isQuiet)
    let settings: RecordingSettings
    switch command.kind {
    case .gif:
      settings = try RecordingSettings(
        framesPerSecond: scene.record.fps, duration: scene.record.duration,
        sampleTimes: scene.record.sampleTimes)
    case .png(let time):
      settings = try RecordingSettings(framesPerSecond: 1, duration: 1, sampleTimes: [0: time])
    }
    let stage = Stage(scene)
    movie = SceneSampler(window: stage.window, clock: stage.clock)
      .record(settings) { [progress] done in
        progress.show("sampling", done: done, of: settings.sampleCount)
      }
    let canvas = scene.canvas
    let origin = CGPoint(
      x: -canvas.origin.x / CGFloat(canvas.scale.x),
      y: -canvas.origin.y / CGFloat(canvas.scale.y))
    var encoder = MovieEncoder(
      target: .init(
        size: canvas.pixelSize, scaleX: CGFloat(canvas.scale.x),
        scaleY: CGFloat(canvas.scale.y), origin: origin))
    encoder.target.capture = scene.capture.map {
      .init(
        deviceScale: $0.deviceScale, reduction: $0.reduction == .area ? .area : .bilinear,
        blur: $0.blur)
    }
    encoder.gif.workers = command.jobs
    switch scene.record.loop {
    case .forever: encoder.gif.loop = .forever
    case .times(1): encoder.gif.loop = .once
    case .times(let count): encoder.gif.loop = .plays(count)
    }
    self.encoder = encoder
  }

  /// What could not be shown exactly, in the words of the library.
  var issues: [String] {
    movie.issues.map { "\($0.location): \($0.api): \($0.message)" }
  }

  /// What was made, in a few words.
  var summary: String {
    let size = "\(encoder.target.size) px"
    switch kind {
    case .png: return size
    case .gif: return "\(size), \(movie.sampleCount) samples, \(movie.frames.count) pictures"
    }
  }

  /// Paints, encodes and hands out the bytes piece by piece.
  func encode(to sink: ([UInt8]) throws -> Void) throws {
    defer { progress.clear() }
    switch kind {
    case .png:
      guard let frame = movie.frames.first else { return }
      try sink(encoder.png(of: frame.scene))
    case .gif:
      // Every picture is painted once for its colours and once for its pixels.
      let paintings = movie.frames.count * 2
      try encoder.writeGIF(
        of: movie,
        progress: { [progress] share in
          let done = Int((share * Double(paintings)).rounded())
          progress.show("painting", done: done, of: paintings)
        }, to: sink)
    }
  }
}

/// A progress line that several threads may report to.
private final class SharedProgress: Sendable {
  private let line: Mutex<ProgressLine>

  init(isQuiet: Bool) {
    line = Mutex(ProgressLine(on: .error, isQuiet: isQuiet))
  }

  func show(_ activity: String, done: Int, of total: Int) {
    line.withLock { $0.show(activity, done: done, of: total) }
  }

  func clear() {
    line.withLock { $0.clear() }
  }
}
