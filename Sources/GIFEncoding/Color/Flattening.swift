import Bitmaps

extension RGB {
  /// Stands for a pixel through which the page shows.
  static let clear: RGB = 0x0100_0000
}

/// Turns pixels with partial coverage into what a GIF can show: a colour or nothing.
struct Flattening: Sendable {
  /// The colour behind everything; nil keeps the background transparent, and pixels that are
  /// covered by half or more become opaque.
  var matte: RGB?

  /// The colour of a pixel, or `RGB.clear`.
  @inline(__always)
  func color(of pixel: Pixel) -> RGB {
    pixel.packed >= 0xFF00_0000 ? pixel.packed & 0xFFFFFF : blended(pixel)
  }

  @inline(never)
  private func blended(_ pixel: Pixel) -> RGB {
    guard let matte else {
      guard pixel.alpha >= 128 else { return .clear }
      let straight = pixel.straight
      return RGB(straight.red) << 16 | RGB(straight.green) << 8 | RGB(straight.blue)
    }
    let rest = 255 - UInt32(pixel.alpha)
    func over(_ channel: UInt8, _ shift: UInt32) -> UInt32 {
      min(255, UInt32(channel) + ((matte >> shift & 0xFF) * rest + 127) / 255) << shift
    }
    return over(pixel.red, 16) | over(pixel.green, 8) | over(pixel.blue, 0)
  }
}
