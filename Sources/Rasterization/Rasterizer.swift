public import Bitmaps
public import Foundation
import Geometry
public import Scenes

/// Paints scenes into bitmaps.
///
/// Keeps pictures it has resampled for the scenes that follow, so use one rasterizer for a whole
/// recording, and one per worker: it is not `Sendable`. What it has painted before never changes
/// what it paints next.
public final class Rasterizer {
  private let pictures = PictureCache()
  private var scratch: Layer?

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
    try paint(scene, target: target).bitmap
  }

  /// Paints a scene, repainting only what differs from a scene painted before.
  ///
  /// The bitmap has the same bytes whatever `previous` is.
  ///
  /// - Parameter previous: What was painted before, by any rasterizer; it only helps if it was
  ///   painted for the same target.
  public func paint(
    _ scene: Scene, target: RenderTarget, after previous: PaintedScene? = nil
  ) throws(RasterizerError) -> PaintedScene {
    let canvas = try PaintedArea(target)
    guard let previous, previous.target == target else {
      let whole = PixelRect(target.size)
      let bitmap = try unsafe Bitmap(size: target.size) { (pixels) throws(RasterizerError) in
        try unsafe repaint(scene, whole, limit: canvas.area, of: pixels, canvas)
      }
      return PaintedScene(scene: scene, target: target, bitmap: bitmap, damage: whole)
    }
    let damage = Damage(from: previous.scene, to: scene, toPixels: canvas.toPixels, in: canvas.area)
    let changed = canvas.picturePixels(over: damage.changed)
    var bitmap = previous.bitmap
    if !changed.isEmpty {
      let limit = damage.limit(covering: canvas.sourcePixels(under: changed))
      try unsafe bitmap.withUnsafeMutablePixels { (pixels) throws(RasterizerError) in
        try unsafe repaint(scene, changed, limit: limit, of: pixels, canvas)
      }
    }
    return PaintedScene(scene: scene, target: target, bitmap: bitmap, damage: changed)
  }

  /// Where the pictures of two scenes may differ; every differing pixel lies inside.
  public static func damage(
    from previous: Scene, to scene: Scene, target: RenderTarget
  ) throws(RasterizerError) -> PixelRect {
    let canvas = try PaintedArea(target)
    let damage = Damage(from: previous, to: scene, toPixels: canvas.toPixels, in: canvas.area)
    return canvas.picturePixels(over: damage.changed)
  }

  /// Paints some pixels of a picture anew.
  /// - Parameter limit: What has to be painted for them, in pixels of the screen.
  private func repaint(
    _ scene: Scene, _ changed: PixelRect, limit: PixelRect,
    of pixels: UnsafeMutableBufferPointer<Pixel>, _ canvas: PaintedArea
  ) throws(RasterizerError) {
    guard !changed.isEmpty else { return }
    let painter = Painter(toPixels: canvas.toPixels, pictures: pictures)
    let picture = try unsafe Layer(rect: PixelRect(canvas.pictureSize), borrowing: pixels)
    if canvas.grid == nil, limit == canvas.area {
      try painter.paint(scene, into: picture, limit: limit)
    } else {
      let painted = try self.painted(area: canvas.area)
      try painter.paint(scene, into: painted, limit: limit)
      try painted.finish()
      if let grid = canvas.grid {
        let part = try Layer(rect: changed)
        grid.reduce(painted, into: part)
        picture.replacePixels(of: changed, with: part)
      } else {
        picture.replacePixels(of: changed, with: painted)
      }
    }
    try picture.finish()
  }

  /// The layer that scenes are painted on before they are reduced or in part; kept, since what it
  /// holds does not matter.
  private func painted(area: PixelRect) throws(RasterizerError) -> Layer {
    if let layer = scratch, layer.rect == area { return layer }
    let layer = try Layer(rect: area)
    scratch = layer
    return layer
  }
}
