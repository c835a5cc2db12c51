import Bitmaps
import Foundation
import GIFEncoding
import Rasterization
import Scenes

/// A movie as pictures, painted when asked for: nothing but the last few is kept.
///
/// `@unchecked Sendable`: `lock` guards `idle`, and a painter taken from there belongs to one call.
final class PaintedMovie: TimedBitmapSource, @unchecked Sendable {
  let size: PixelSize
  let presentationTimes: [Double]
  let duration: Double

  private let frames: [SceneMovie.Frame]
  private let target: RenderTarget
  private let progress: @Sendable () -> Void
  private let lock = NSLock()
  private var idle: [Painter] = []

  /// A rasterizer and what it painted last, which the next picture can be made from.
  private final class Painter {
    let rasterizer = Rasterizer()
    var last: (index: Int, painted: PaintedScene)?
  }

  /// - Parameter progress: Called, from any thread, whenever a picture has been painted.
  init(_ movie: SceneMovie, target: RenderTarget, progress: @escaping @Sendable () -> Void) {
    frames = movie.frames
    presentationTimes = movie.frames.map(\.presentationTime)
    duration = movie.duration
    size = target.size
    self.target = target
    self.progress = progress
  }

  func timedBitmap(at index: Int) throws -> TimedBitmap {
    let painter = takePainter(near: index)
    defer { giveBack(painter) }
    let frame = frames[index]
    let painted = try painter.rasterizer.paint(
      frame.scene, target: target, after: painter.last?.painted)
    let follows = painter.last.map { $0.index == index - 1 } ?? false
    painter.last = (index, painted)
    progress()
    return TimedBitmap(
      bitmap: painted.bitmap, presentationTime: frame.presentationTime,
      damage: follows ? painted.damage : try damage(at: index))
  }

  private func damage(at index: Int) throws -> PixelRect? {
    guard index > 0 else { return nil }
    return try Rasterizer.damage(
      from: frames[index - 1].scene, to: frames[index].scene, target: target)
  }

  /// The idle painter that painted the nearest picture, or a new one.
  private func takePainter(near index: Int) -> Painter {
    lock.withLock {
      let nearest = idle.indices.min { distance(idle[$0], index) < distance(idle[$1], index) }
      return nearest.map { idle.remove(at: $0) } ?? Painter()
    }
  }

  private func distance(_ painter: Painter, _ index: Int) -> Int {
    painter.last.map { abs($0.index - index) } ?? .max
  }

  private func giveBack(_ painter: Painter) { lock.withLock { idle.append(painter) } }
}
