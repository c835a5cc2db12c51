import Bitmaps
import Foundation
import Geometry

/// How the pixels of a captured picture lie on the pixels of the screen.
struct CaptureGrid {
  /// Canvas points → screen pixels.
  let toScreen: CGAffineTransform
  /// The screen pixels the whole picture is made from.
  let screen: PixelRect
  private let mapX: PiecewiseLinear
  private let mapY: PiecewiseLinear
  private let footprint: Double
  private let perPixel: (x: Double, y: Double)

  init(_ capture: Capture, target: RenderTarget) throws(RasterizerError) {
    guard capture.deviceScale >= 1, capture.deviceScale <= 64 else {
      throw .badScale(x: Double(capture.deviceScale), y: Double(capture.deviceScale))
    }
    let scale = Double(capture.deviceScale)
    toScreen = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    footprint = capture.footprint
    perPixel = (scale / target.scaleX.native, scale / target.scaleY.native)
    func line(_ origin: CGFloat, _ step: Double) -> PiecewiseLinear {
      let start = origin.native * scale
      let far = 1e6
      return PiecewiseLinear([
        .init(x: -far, y: start - far * step), .init(x: far, y: start + far * step),
      ])
    }
    mapX = line(target.origin.x, perPixel.x)
    mapY = line(target.origin.y, perPixel.y)
    screen = Self.screenPixels(
      under: PixelRect(target.size), mapX, mapY, footprint: footprint)
    guard screen.width <= RenderTarget.sideLimit, screen.height <= RenderTarget.sideLimit else {
      throw .surfaceTooLarge(screen.size, limit: RenderTarget.sideLimit)
    }
  }

  /// The screen pixels that some picture pixels are made from.
  func screenPixels(under picture: PixelRect) -> PixelRect {
    Self.screenPixels(under: picture, mapX, mapY, footprint: footprint).intersection(screen)
  }

  /// The picture pixels that some screen pixels may contribute to.
  func picturePixels(over pixels: PixelRect) -> PixelRect {
    if pixels.isEmpty { return .nothing }
    // Each axis is a straight line: invert it, with a pixel to spare for the two taps of a sample.
    func place(_ pixel: Int, _ map: PiecewiseLinear, _ step: Double) -> Double {
      (Double(pixel) - map(0)) / step
    }
    let reach = 1 + footprint
    return PixelRect(
      covering: CGRect(enclosing: [
        CGPoint(
          x: place(pixels.x - 1, mapX, perPixel.x) - reach,
          y: place(pixels.y - 1, mapY, perPixel.y) - reach),
        CGPoint(
          x: place(pixels.maxX + 1, mapX, perPixel.x) + reach,
          y: place(pixels.maxY + 1, mapY, perPixel.y) + reach),
      ]))
  }

  /// Makes picture pixels from screen pixels.
  /// - Parameters:
  ///   - device: The screen, at least where `screenPixels(under:)` says.
  ///   - picture: The pixels to make.
  func reduce(_ device: Layer, into picture: Layer) {
    func axis(_ range: Range<Int>, _ map: PiecewiseLinear, _ from: Int, _ count: Int)
      -> ResamplingAxis
    {
      ResamplingAxis(
        pixels: range, map: map, allowed: from..<from + count, footprint: footprint)
    }
    let (rect, source) = (picture.rect, device.rect)
    let x = axis(rect.x..<rect.maxX, mapX, source.x, source.width)
    let y = axis(rect.y..<rect.maxY, mapY, source.y, source.height)
    unsafe device.withPixels { pixels in
      unsafe Resampling.resample(
        UnsafeBufferPointer(pixels), width: source.width,
        x: x.shifted(by: -source.x), y: y.shifted(by: -source.y), into: picture)
    }
  }

  private static func screenPixels(
    under picture: PixelRect, _ mapX: PiecewiseLinear, _ mapY: PiecewiseLinear, footprint: Double
  ) -> PixelRect {
    let reach = max(footprint - 1, 0) / 2
    func edge(_ pixel: Int, _ map: PiecewiseLinear, _ side: Double) -> Double {
      map(Double(pixel) + side * reach) + side
    }
    return PixelRect(
      covering: CGRect(enclosing: [
        CGPoint(x: edge(picture.x, mapX, -1), y: edge(picture.y, mapY, -1)),
        CGPoint(x: edge(picture.maxX, mapX, 1), y: edge(picture.maxY, mapY, 1)),
      ]))
  }
}
