import Bitmaps
import Geometry

/// The pixels that Cairo paints for a target: the picture's own, or those of the screen that the
/// picture is taken from.
struct PaintedArea {
  /// Canvas points → painted pixels.
  let toPixels: CGAffineTransform
  /// All painted pixels.
  let area: PixelRect
  /// The size of the picture.
  let pictureSize: PixelSize
  /// How the picture is taken from the screen, if it is.
  let grid: CaptureGrid?

  init(_ target: RenderTarget) throws(RasterizerError) {
    try target.checkSizeAndScale()
    pictureSize = target.size
    if let capture = target.capture {
      let grid = try CaptureGrid(capture, target: target)
      toPixels = grid.toScreen
      area = grid.screen
      self.grid = grid
    } else {
      toPixels = target.canvasToPixels
      area = PixelRect(target.size)
      grid = nil
    }
  }

  /// The picture pixels that painted pixels may contribute to.
  func picturePixels(over painted: PixelRect) -> PixelRect {
    (grid?.picturePixels(over: painted) ?? painted).intersection(PixelRect(pictureSize))
  }

  /// The painted pixels that picture pixels are made from.
  func sourcePixels(under picture: PixelRect) -> PixelRect {
    grid?.screenPixels(under: picture) ?? picture
  }
}
