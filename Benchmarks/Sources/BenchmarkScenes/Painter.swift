import Bitmaps
import Foundation

/// A colour in linear or gamma space as the scenes give it: red, green, blue, `0...1`.
typealias Ink = SIMD3<Float>

/// Paints antialiased shapes from their distance functions.
struct Painter {
  let width: Int
  let height: Int
  /// Red, green, blue of each pixel, gamma-encoded, `0...1`.
  var pixels: [Ink]

  init(width: Int, height: Int, background: Ink) {
    self.width = width
    self.height = height
    pixels = Array(repeating: background, count: width * height)
  }

  /// The picture with each channel rounded to 8 bits.
  var bitmap: Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: height),
      pixels: pixels.map { ink in
        let bytes = (simdClamp(ink) * 255).rounded(.toNearestOrAwayFromZero)
        return Pixel(
          premultipliedRed: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z),
          alpha: 255)
      })
  }

  private func simdClamp(_ ink: Ink) -> Ink {
    ink.clamped(lowerBound: Ink(repeating: 0), upperBound: Ink(repeating: 1))
  }

  /// Paints where a signed distance in pixels is negative; half covered at 0.
  mutating func fill(
    x: Float, y: Float, width: Float, height: Float, ink: Ink, opacity: Float = 1,
    distance: (Float, Float) -> Float
  ) {
    let left = max(0, Int((x - 1).rounded(.down)))
    let top = max(0, Int((y - 1).rounded(.down)))
    let right = min(self.width, Int((x + width + 1).rounded(.up)))
    let bottom = min(self.height, Int((y + height + 1).rounded(.up)))
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      for column in left..<right {
        let coverage = min(max(0.5 - distance(Float(column) + 0.5, Float(row) + 0.5), 0), 1)
        guard coverage > 0 else { continue }
        let at = row * self.width + column
        pixels[at] += (ink - pixels[at]) * (coverage * opacity)
      }
    }
  }

  /// A rectangle with round corners.
  mutating func roundRect(
    x: Float, y: Float, width: Float, height: Float, radius: Float, ink: Ink, opacity: Float = 1
  ) {
    let radius = min(radius, min(width, height) / 2)
    fill(x: x, y: y, width: width, height: height, ink: ink, opacity: opacity) { px, py in
      let dx = abs(px - x - width / 2) - width / 2 + radius
      let dy = abs(py - y - height / 2) - height / 2 + radius
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return outside + min(max(dx, dy), 0) - radius
    }
  }

  /// A full circle.
  mutating func circle(x: Float, y: Float, radius: Float, ink: Ink, opacity: Float = 1) {
    fill(
      x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, ink: ink,
      opacity: opacity
    ) { px, py in
      ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot() - radius
    }
  }

  /// A line with round ends.
  mutating func line(
    from a: SIMD2<Float>, to b: SIMD2<Float>, width: Float, ink: Ink, opacity: Float = 1
  ) {
    let low = SIMD2(min(a.x, b.x), min(a.y, b.y)) - width
    let high = SIMD2(max(a.x, b.x), max(a.y, b.y)) + width
    let along = b - a
    let square = max((along * along).sum(), 1e-6)
    fill(
      x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y, ink: ink,
      opacity: opacity
    ) { px, py in
      let point = SIMD2(px, py) - a
      let part = min(max((point * along).sum() / square, 0), 1)
      let off = point - along * part
      return (off * off).sum().squareRoot() - width / 2
    }
  }

  /// Letter-like strokes in place of text, the same for the same seed.
  mutating func text(
    x: Float, y: Float, size: Float, letters: Int, ink: Ink, seed: UInt64, opacity: Float = 1
  ) {
    var random = Generator(state: seed)
    var left = x
    for _ in 0..<letters {
      let advance = size * (0.45 + 0.2 * random.unit())
      if random.unit() < 0.15 {
        left += advance * 0.7
        continue
      }
      for _ in 0..<Int(2 + random.unit() * 2) {
        let a = SIMD2(left + random.unit() * advance * 0.8, y + random.unit() * size)
        let b =
          random.unit() < 0.5
          ? SIMD2(a.x, y + random.unit() * size)
          : SIMD2(left + random.unit() * advance * 0.8, a.y + (random.unit() - 0.5) * size * 0.4)
        line(from: a, to: b, width: size * 0.12, ink: ink, opacity: opacity)
      }
      left += advance
    }
  }
}

/// Repeatable random numbers (SplitMix64).
struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number in `0..<1`.
  mutating func unit() -> Float { Float(next() >> 40) / Float(1 << 24) }
}

/// 0 before `start`, 1 after `end`, eased in and out between.
func ease(_ time: Float, from start: Float, to end: Float) -> Float {
  let part = min(max((time - start) / (end - start), 0), 1)
  return part * part * (3 - 2 * part)
}

/// A damped spring from 0 to 1 that starts at a time.
func spring(_ time: Float, from start: Float, stiffness: Float = 14, damping: Float = 6) -> Float {
  let t = max(0, time - start)
  return 1 - expf(-damping * t) * (cosf(stiffness * t) + damping / stiffness * sinf(stiffness * t))
}
