import Bitmaps

/// Reads a layer at positions between its pixels.
struct BitmapSampler {
  private let pixels: [Pixel]
  private let width: Int
  private let height: Int
  private let smooth: Bool
  private let opacity: Int32

  /// - Parameter smooth: False to take the nearest pixel.
  init(_ layer: Layer, smooth: Bool, opacity: Double = 1) {
    pixels = unsafe layer.withPixels { unsafe Array($0.prefix(layer.rect.area)) }
    width = layer.rect.width
    height = layer.rect.height
    self.smooth = smooth
    self.opacity = Int32((min(max(opacity, 0), 1) * 256).rounded())
  }

  /// The colour at a position; (0.5, 0.5) is the first pixel's centre, edges extend.
  func color(atX x: Double, y: Double) -> Pixel {
    sample(x, y) { column, row in
      (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
    }
  }

  /// The colour at a position of the plane tiled with the layer.
  func wrappedColor(atX x: Double, y: Double) -> Pixel {
    sample(x, y) { column, row in
      let (c, r) = (column % width, row % height)
      return (c < 0 ? c + width : c, r < 0 ? r + height : r)
    }
  }

  @inline(__always)
  private func sample(_ x: Double, _ y: Double, at place: (Int, Int) -> (Int, Int)) -> Pixel {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .transparent }
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Int32> {
      let (c, r) = place(column, row)
      return pixels[r * width + c].channels
    }
    guard smooth else {
      let value = pixel(Int(x.rounded(.down)), Int(y.rounded(.down)))
      return Pixel(channels: (value &* opacity &+ 128) &>> 8)
    }
    // Eight bits of position between pixel centres.
    let (fx, fy) = (Int(((x - 0.5) * 256).rounded()), Int(((y - 0.5) * 256).rounded()))
    let (column, row) = (fx >> 8, fy >> 8)
    let (u, v) = (Int32(fx & 255), Int32(fy & 255))
    let top = pixel(column, row) &* (256 - u) &+ pixel(column + 1, row) &* u
    let bottom = pixel(column, row + 1) &* (256 - u) &+ pixel(column + 1, row + 1) &* u
    let value = (top &* (256 - v) &+ bottom &* v &+ 0x8000) &>> 16
    return opacity == 256
      ? Pixel(channels: value) : Pixel(channels: (value &* opacity &+ 128) &>> 8)
  }
}
