public import Bitmaps
public import Foundation
public import Geometry
public import Scenes

/// Which part of a canvas becomes which pixels.
public struct RenderTarget: Hashable, Sendable {
  /// The size of the picture in pixels.
  public var size: PixelSize
  /// Pixels per canvas point along x; positive.
  public var scaleX: CGFloat
  /// Pixels per canvas point along y; positive.
  public var scaleY: CGFloat
  /// The canvas point at the top left corner of pixel (0, 0).
  public var origin: CGPoint
  /// How the picture is taken from a screen of another resolution; nil to paint its pixels.
  public var capture: Capture?

  /// Creates a target.
  public init(
    size: PixelSize, scaleX: CGFloat, scaleY: CGFloat, origin: CGPoint = .zero,
    capture: Capture? = nil
  ) {
    self.size = size
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.origin = origin
    self.capture = capture
  }

  /// Creates the target that shows a whole scene at a scale, its size rounded up to whole pixels.
  /// - Throws: `RasterizerError.badScale` or `.surfaceTooLarge`.
  public init(showing scene: Scene, scale: CGFloat = 1) throws(RasterizerError) {
    guard scale > 0, scale.isFinite else {
      throw .badScale(x: Double(scale), y: Double(scale))
    }
    // A product such as 100 × 0.07 must not gain a pixel by a rounding error.
    func pixels(_ points: CGFloat) -> Int {
      Int(min(max((points * scale - 1e-6).rounded(.up), 0), 1e6))
    }
    self.init(
      size: PixelSize(width: pixels(scene.size.width), height: pixels(scene.size.height)),
      scaleX: scale, scaleY: scale)
    try check()
  }

  /// The longest side Cairo can paint, in pixels.
  static let sideLimit = 32_767

  /// Throws if nothing can be painted for this target, its capture included.
  /// - Throws: What painting would throw, before anything is painted.
  public func check() throws(RasterizerError) { _ = try PaintedArea(self) }

  /// Throws if nothing can be painted at this size and scale.
  func checkSizeAndScale() throws(RasterizerError) {
    guard scaleX > 0, scaleX.isFinite, scaleY > 0, scaleY.isFinite, origin.x.isFinite,
      origin.y.isFinite
    else { throw .badScale(x: Double(scaleX), y: Double(scaleY)) }
    guard size.width <= Self.sideLimit, size.height <= Self.sideLimit else {
      throw .surfaceTooLarge(size, limit: Self.sideLimit)
    }
  }

  /// Canvas points → pixels: `x' = (x − origin.x) · scaleX`, and y likewise.
  public var canvasToPixels: CGAffineTransform {
    CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: -origin.x * scaleX, ty: -origin.y * scaleY)
  }
}
