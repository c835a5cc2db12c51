import Bitmaps
import Foundation

extension BenchmarkScene {
  /// Soft lights of many hues, as a strongly blurred photograph shows them, slowly drifting.
  static func gradient(_ time: Float) -> Bitmap {
    var random = Generator(state: 4)
    let lights = (0..<24).map { _ in
      (
        x: random.unit() * 374, y: random.unit() * 668, reach: 45 + 70 * random.unit(),
        ink: Ink(random.unit(), random.unit(), random.unit())
      )
    }
    var painter = Painter(width: 374, height: 668, background: Ink(0.2, 0.22, 0.3))
    let blur = ease(time, from: -0.3, to: 1.6)
    for row in 0..<668 {
      for column in 0..<374 {
        var sum = Ink(0.2, 0.22, 0.3) * 0.35
        var weight: Float = 0.35
        for (index, light) in lights.enumerated() {
          let phase = Float(index) * 1.3 + time * 1.1
          let dx = Float(column) - light.x - 22 * sinf(phase)
          let dy = Float(row) - light.y - 26 * cosf(phase * 0.8)
          let reach = light.reach * (0.55 + 0.45 * blur)
          let near = expf(-(dx * dx + dy * dy) / (reach * reach))
          sum += light.ink * near
          weight += near
        }
        painter.pixels[row * 374 + column] = sum / weight
      }
    }
    let rise = spring(time, from: 0.4, stiffness: 9, damping: 6)
    let top = 668 - 230 * rise
    painter.roundRect(x: 12, y: top, width: 350, height: 260, radius: 22, ink: Ink(1, 1, 1))
    painter.text(x: 40, y: top + 34, size: 20, letters: 18, ink: Ink(0.1, 0.1, 0.1), seed: 9)
    painter.text(x: 40, y: top + 74, size: 13, letters: 34, ink: Ink(0.4, 0.4, 0.4), seed: 10)
    return painter.bitmap
  }

  /// Fractal noise with hard edges and many hues, zooming inside a card.
  static func photo(_ time: Float) -> Bitmap {
    var painter = Painter(width: 400, height: 640, background: Ink(0.949, 0.949, 0.969))
    let grow = ease(time, from: 0.2, to: 1.7)
    let card = (
      x: 40 * (1 - grow), y: 120 * (1 - grow), width: 320 + 80 * grow, height: 240 + 160 * grow
    )
    let zoom = 300 / card.width
    painter.fill(
      x: card.x, y: card.y, width: card.width, height: card.height, ink: Ink(0, 0, 0)
    ) { _, _ in -1 }
    for row in 0..<640 {
      for column in 0..<400 {
        let x = Float(column) + 0.5 - card.x
        let y = Float(row) + 0.5 - card.y
        guard x > 0, y > 0, x < card.width, y < card.height else { continue }
        painter.pixels[row * 400 + column] = landscape(x * zoom, y * zoom)
      }
    }
    let below = card.y + card.height
    painter.text(
      x: card.x + 24, y: below + 24, size: 20, letters: 17, ink: Ink(0.1, 0.1, 0.1), seed: 19)
    painter.text(
      x: card.x + 24, y: below + 60, size: 13, letters: 34, ink: Ink(0.4, 0.4, 0.4), seed: 20)
    return painter.bitmap
  }

  private static func landscape(_ x: Float, _ y: Float) -> Ink {
    let ridge = 110 + 40 * fractal(x * 0.012, 3.7, octaves: 5)
    let grain = fractal(x * 0.11, y * 0.11, octaves: 4)
    if y < ridge {
      let cloud = max(0, fractal(x * 0.018, y * 0.03 + 40, octaves: 5) - 0.05)
      let sky = Ink(0.25, 0.5, 0.85) + Ink(0.45, 0.3, 0.05) * (y / 150)
      return sky + (Ink(1, 1, 1) - sky) * min(1, cloud * 1.8) + grain * 0.02
    }
    let depth = min(1, (y - ridge) / 90)
    let hue = fractal(x * 0.02 + 9, y * 0.05, octaves: 4)
    let ground =
      Ink(0.36, 0.34, 0.36) * (1 - depth)
      + (Ink(0.25, 0.4, 0.16) + Ink(0.4, 0.18, 0.02) * hue) * depth
    return ground * (0.85 + 0.6 * grain)
  }

  /// Value noise summed over octaves, about `-1...1`.
  private static func fractal(_ x: Float, _ y: Float, octaves: Int) -> Float {
    var sum: Float = 0
    var scale: Float = 0.5
    var x = x
    var y = y
    for _ in 0..<octaves {
      sum += scale * noise(x, y)
      x = x * 2.03 + 11.3
      y = y * 2.03 + 5.7
      scale *= 0.55
    }
    return sum
  }

  private static func noise(_ x: Float, _ y: Float) -> Float {
    let cellX = x.rounded(.down)
    let cellY = y.rounded(.down)
    func corner(_ dx: Float, _ dy: Float) -> Float {
      var value =
        UInt32(truncatingIfNeeded: Int(cellX + dx)) &* 0x8DA6_B343
        ^ UInt32(truncatingIfNeeded: Int(cellY + dy)) &* 0xD816_3841
      value = (value ^ value >> 13) &* 0x5BD1_E995
      return Float((value ^ value >> 15) & 0xFFFF) / 32768 - 1
    }
    func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }
    let u = smooth(x - cellX)
    let v = smooth(y - cellY)
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u
    return top + (bottom - top) * v
  }
}
