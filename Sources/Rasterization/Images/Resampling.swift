import Bitmaps

/// Resamples pictures along rows, then columns, in fixed-point arithmetic.
enum Resampling {
  /// Mixes a layer's pixels from an original.
  ///
  /// - Parameters:
  ///   - source: The original's pixels, row by row.
  ///   - width: The original's pixels per row.
  ///   - x: One entry per column of the layer.
  ///   - y: One entry per row of the layer.
  static func resample(
    _ source: UnsafeBufferPointer<Pixel>, width: Int, x: ResamplingAxis, y: ResamplingAxis,
    into layer: Layer
  ) {
    let columns = layer.rect.width
    let rows = layer.rect.height
    guard columns > 0, rows > 0, !source.isEmpty else { return }
    let from = Int(y.first.min() ?? 0)
    var to = from
    for row in 0..<rows {
      to = max(to, Int(y.first[row] + y.start[row + 1] - y.start[row]))
    }

    // Rows first, only those that are needed: 14 bits per channel.
    var between = [SIMD4<Int32>](repeating: .zero, count: (to - from) * columns)
    unsafe between.withUnsafeMutableBufferPointer { between in
      unsafe x.weights.withUnsafeBufferPointer { weights in
        for row in from..<to {
          let line = row * width
          for column in 0..<columns {
            let first = Int(x.first[column])
            let start = Int(x.start[column])
            let end = Int(x.start[column + 1])
            var sum = SIMD4<Int32>.zero
            for tap in start..<end {
              let pixel = unsafe source[line + first + tap - start]
              unsafe sum &+= pixel.channels &* SIMD4(repeating: weights[tap])
            }
            unsafe between[(row - from) * columns + column] = sum &>> 8
          }
        }
      }
    }
    unsafe layer.withPixels { pixels in
      unsafe between.withUnsafeBufferPointer { between in
        for row in 0..<rows {
          let first = Int(y.first[row]) - from
          let start = Int(y.start[row])
          let end = Int(y.start[row + 1])
          for column in 0..<columns {
            var sum = SIMD4<Int32>(repeating: 1 << 19)
            for tap in start..<end {
              let value = unsafe between[(first + tap - start) * columns + column]
              sum &+= value &* SIMD4(repeating: y.weights[tap])
            }
            unsafe pixels[row * columns + column] = Pixel(channels: sum &>> 20)
          }
        }
      }
    }
  }
}

extension Pixel {
  /// Blue, green, red and alpha.
  @inline(__always)
  var channels: SIMD4<Int32> {
    SIMD4<Int32>(truncatingIfNeeded: unsafe unsafeBitCast(packed, to: SIMD4<UInt8>.self))
  }

  /// The inverse of `channels`; each must lie in `0...255`.
  @inline(__always)
  init(channels: SIMD4<Int32>) {
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: channels)
    self.init(packed: unsafe unsafeBitCast(bytes, to: UInt32.self))
  }

  /// The pixel nearest to channels in the order of `channels`; each must lie in `0...255`.
  @inline(__always)
  init(rounding channels: SIMD4<Float>) {
    // Adding 1.5 · 2²³ moves the rounded number into a float's lowest bits; converting lane by
    // lane is several times slower.
    let bits = unsafe unsafeBitCast(channels + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
    self.init(packed: bits[0] | bits[1] << 8 | bits[2] << 16 | bits[3] << 24)
  }
}
