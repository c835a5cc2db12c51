import Bitmaps
import Foundation
import Scenes

extension Layer {
  /// Takes over some pixels of another layer.
  /// - Parameter area: The pixels; both layers hold them.
  func replacePixels(of area: PixelRect, with source: Layer) {
    let (mine, theirs) = (rect, source.rect)
    unsafe source.withPixels { from in
      unsafe withPixels { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        for y in area.y..<area.maxY {
          let start = unsafe from + (y - theirs.y) * theirs.width + area.x - theirs.x
          unsafe (to + (y - mine.y) * mine.width + area.x - mine.x)
            .update(from: start, count: area.width)
        }
      }
    }
  }

  /// Copies another layer's pixels; where that has none, the nearest edge pixel is repeated.
  func copyExtending(_ source: Layer) {
    let (mine, theirs) = (rect, source.rect)
    guard !theirs.isEmpty else { return }
    unsafe source.withPixels { from in
      unsafe withPixels { to in
        for row in 0..<mine.height {
          let y = min(max(mine.y + row, theirs.y), theirs.maxY - 1) - theirs.y
          for column in 0..<mine.width {
            let x = min(max(mine.x + column, theirs.x), theirs.maxX - 1) - theirs.x
            unsafe to[row * mine.width + column] = from[y * theirs.width + x]
          }
        }
      }
    }
  }

  /// Moves colours away from gray (or towards it, below 1), then paints a colour over them.
  ///
  /// The luma weights are Rec. 709's.
  func saturate(by saturation: Double, tint: Color) {
    let s = Float(saturation)
    let alpha = Float(min(max(tint.alpha, 0), 1))
    func component(_ value: Double) -> Float { Float(min(max(value, 0), 1)) * alpha * 255 }
    // In the order of `Pixel.channels`: blue, green, red, alpha.
    let over = SIMD4<Float>(
      component(tint.blue), component(tint.green), component(tint.red), alpha * 255)
    unsafe withPixels { pixels in
      for index in pixels.indices {
        var color = unsafe SIMD4<Float>(pixels[index].channels)
        let luma = 0.0722 * color.x + 0.7152 * color.y + 0.2126 * color.z
        let opacity = color.w
        color = SIMD4(repeating: luma) + (color - SIMD4(repeating: luma)) * s
        color.w = opacity
        color = color.clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
        color = color * (1 - alpha) + over
        unsafe pixels[index] = Pixel(rounding: color)
      }
    }
  }

  /// Replaces the pixels by `max(0, 1 − ((1 − D) + (1 − S)))` of what lies behind and themselves,
  /// premultiplied: `kCGBlendModePlusDarker`.
  func plusDarker(over backdrop: Layer, opacity: Double) {
    let share = Int32((opacity * 256).rounded())
    let (mine, theirs) = (rect, backdrop.rect)
    unsafe backdrop.withPixels { behind in
      unsafe withPixels { pixels in
        for row in 0..<mine.height {
          for column in 0..<mine.width {
            let at = row * mine.width + column
            let source = unsafe (pixels[at].channels &* share &+ 128) &>> 8
            let place = (mine.y + row - theirs.y) * theirs.width + mine.x + column - theirs.x
            let below = unsafe behind[place].channels
            let alpha = min(255, source.w + below.w)
            var sum =
              SIMD4(repeating: alpha) &- (SIMD4(repeating: below.w) &- below)
              &- (SIMD4(repeating: source.w) &- source)
            sum.w = alpha
            unsafe pixels[at] = Pixel(
              channels: sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)))
          }
        }
      }
    }
  }
}
