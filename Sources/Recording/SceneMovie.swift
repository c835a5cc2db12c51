public import Scenes

/// Scenes in time: what a recording saw, before it is painted.
public struct SceneMovie: Hashable, Sendable {
  /// A scene and when it appears.
  public struct Frame: Hashable, Sendable {
    /// What is shown.
    public var scene: Scene
    /// When it appears, in seconds from the start of the movie.
    public var presentationTime: Double

    /// Creates a frame.
    public init(scene: Scene, presentationTime: Double) {
      self.scene = scene
      self.presentationTime = presentationTime
    }
  }

  /// The frames in order; neighbours differ, times increase, the first is 0.
  public private(set) var frames: [Frame] = []
  /// How many samples were taken; those equal to the one before added no frame.
  public private(set) var sampleCount = 0
  /// When the last frame stops being shown, in seconds.
  public let duration: Double

  /// Creates a movie without frames.
  public init(duration: Double) { self.duration = duration }

  /// Adds a sample; one equal to the sample before only lengthens its showing.
  public mutating func append(_ scene: Scene, at presentationTime: Double) {
    sampleCount += 1
    if frames.last?.scene == scene { return }
    frames.append(Frame(scene: scene, presentationTime: presentationTime))
  }

  /// Everything that could not be shown exactly, each once, in the order it was met.
  public var issues: [RenderIssue] {
    var seen: Set<RenderIssue> = []
    return frames.lazy.flatMap(\.scene.issues).filter { seen.insert($0).inserted }
  }
}
