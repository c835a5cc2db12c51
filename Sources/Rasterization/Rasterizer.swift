public import Bitmaps
public import Foundation
public import Scenes

/// Paints scenes into bitmaps.
///
/// Keeps pictures it has resampled for the scenes that follow, so use one rasterizer for a whole
/// recording, and one per worker: it is not `Sendable`. What it has painted before never changes
/// what it paints next.
public final class Rasterizer {
  private let pictures = PictureCache()

  /// Creates a rasterizer with nothing kept.
  public init() {}

  /// The picture of a whole scene.
  ///
  /// - Parameters:
  ///   - scene: What is painted; its canvas becomes the bitmap, rounded up to whole pixels.
  ///   - scale: Pixels per point; positive.
  public func bitmap(of scene: Scene, scale: CGFloat = 1) throws(RasterizerError) -> Bitmap {
    try bitmap(of: scene, target: RenderTarget(showing: scene, scale: scale))
  }

  /// The picture of the part of a scene that a target asks for.
  ///
  /// The scene's background fills the whole target, also beyond the canvas.
  public func bitmap(
    of scene: Scene, target: RenderTarget
  ) throws(RasterizerError) -> Bitmap {
    try target.check()
    return try unsafe Bitmap(size: target.size) { (pixels) throws(RasterizerError) in
      guard !pixels.isEmpty else { return }
      let whole = PixelRect(target.size)
      let layer = try unsafe Layer(rect: whole, borrowing: pixels)
      let painter = Painter(toPixels: target.canvasToPixels, pictures: pictures)
      try painter.paint(scene, into: layer, limit: whole)
      try layer.finish()
    }
  }
}
