public import GIFEncoding
import PNGEncoding
public import Rasterization
public import Scenes

/// Turns scenes into files: a movie into an animated GIF, a scene into a PNG.
///
/// The bytes are the same whatever the number of workers.
public struct MovieEncoder: Sendable {
  /// Which part of the canvas becomes which pixels.
  public var target: RenderTarget
  /// How GIFs are made.
  public var gif: GIFOptions

  /// Creates an encoder.
  /// - Parameters:
  ///   - target: Which part of the canvas becomes which pixels.
  ///   - gif: How GIFs are made; its `workers` is how many pictures are painted and encoded at a
  ///     time.
  public init(target: RenderTarget, gif: GIFOptions = GIFOptions()) {
    self.target = target
    self.gif = gif
  }

  /// Encodes a movie as an animated GIF, handing out its bytes in order.
  ///
  /// - Parameters:
  ///   - movie: The movie; each of its scenes is painted twice.
  ///   - progress: Called from any thread with the share that is done, `0...1`.
  ///   - sink: Receives the bytes, on the calling thread.
  /// - Throws: `RecordingError.painting` or `.encodingGIF`.
  @discardableResult
  public func writeGIF(
    of movie: SceneMovie, progress: @escaping @Sendable (Double) -> Void = { _ in },
    to sink: ([UInt8]) throws -> Void
  ) throws(RecordingError) -> GIFSummary {
    // Before anything is written, so that what cannot be painted is told as such.
    try paint { () throws(RasterizerError) in try target.check() }
    let tally = PaintingTally(total: movie.frames.count * 2, report: progress)
    let source = PaintedMovie(movie, target: target) { tally.add() }
    do {
      return try GIFEncoder(options: gif).encode(source, to: sink)
    } catch {
      throw .encodingGIF(error)
    }
  }

  /// Encodes a movie as an animated GIF in memory.
  public func gif(of movie: SceneMovie) throws(RecordingError) -> [UInt8] {
    var bytes: [UInt8] = []
    try writeGIF(of: movie) { bytes += $0 }
    return bytes
  }

  /// Encodes a scene as a PNG.
  public func png(of scene: Scene) throws(RecordingError) -> [UInt8] {
    let bitmap = try paint { () throws(RasterizerError) in
      try Rasterizer().bitmap(of: scene, target: target)
    }
    do {
      return try PNGEncoder.encode(bitmap)
    } catch {
      throw .encodingPNG(error)
    }
  }

  private func paint<Result>(
    _ painting: () throws(RasterizerError) -> Result
  ) throws(RecordingError) -> Result {
    do {
      return try painting()
    } catch {
      throw .painting(error)
    }
  }
}
