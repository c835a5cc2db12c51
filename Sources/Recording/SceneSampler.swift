public import AnimationCore
public import HeadlessUIKit

/// Runs a window on the virtual clock and takes pictures of it.
@MainActor
public struct SceneSampler {
  private let window: UIWindow
  private let clock: VirtualClock

  /// Creates a sampler of a window that is already shown.
  /// - Parameters:
  ///   - window: The window.
  ///   - clock: The clock that the window's animations run on.
  public init(window: UIWindow, clock: VirtualClock = .current) {
    self.window = window
    self.clock = clock
  }

  /// Lets the clock run from its present moment and samples the window.
  ///
  /// - Parameters:
  ///   - settings: Which moments; times count from the clock's present moment.
  ///   - progress: Called after each sample with how many have been taken.
  public func record(
    _ settings: RecordingSettings, progress: (Int) -> Void = { _ in }
  ) -> SceneMovie {
    let start = clock.now
    var movie = SceneMovie(duration: settings.duration)
    for index in 0..<settings.sampleCount {
      let time = start + settings.sceneTime(ofSample: index)
      clock.advance(to: time)
      movie.append(
        window.context.snapshot(at: time), at: settings.presentationTime(ofSample: index))
      progress(index + 1)
    }
    return movie
  }
}
