import Bitmaps
import Foundation

extension BenchmarkScene {
  private static let paper = Ink(0.949, 0.949, 0.969)
  private static let dark = Ink(0.11, 0.11, 0.12)
  private static let gray = Ink(0.55, 0.55, 0.57)

  private static let tints: [Ink] = [
    Ink(0, 0.478, 1), Ink(1, 0.231, 0.188), Ink(0.204, 0.78, 0.349), Ink(1, 0.584, 0),
    Ink(0.345, 0.337, 0.839), Ink(0.686, 0.322, 0.871),
  ]

  static func panel(_ time: Float) -> Bitmap {
    var painter = Painter(width: 400, height: 638, background: paper)
    let opening = [
      ease(time, from: 0.2, to: 0.6) - ease(time, from: 1.5, to: 1.85), Float(0), Float(0),
      Float(0), Float(0),
    ]
    var top: Float = 84
    for (index, open) in opening.enumerated() {
      let height = 74 + 168 * open
      painter.roundRect(x: 16, y: top, width: 368, height: height, radius: 14, ink: Ink(1, 1, 1))
      painter.circle(x: 52, y: top + 37, radius: 20, ink: tints[index])
      painter.line(
        from: SIMD2(44, top + 37), to: SIMD2(60, top + 37), width: 3, ink: Ink(1, 1, 1))
      painter.text(
        x: 86, y: top + 19, size: 15, letters: 14 + index, ink: dark, seed: UInt64(index + 1))
      painter.text(
        x: 86, y: top + 44, size: 11, letters: 26 - index, ink: gray, seed: UInt64(index + 31))
      let angle = open * Float.pi / 2
      let tip = SIMD2<Float>(354 + 5 * cosf(angle), top + 37 + 5 * sinf(angle))
      for side: Float in [-1, 1] {
        let arm = SIMD2<Float>(
          tip.x - 7 * cosf(angle) + side * 6 * sinf(angle),
          tip.y - 7 * sinf(angle) - side * 6 * cosf(angle))
        painter.line(from: arm, to: tip, width: 2.2, ink: gray)
      }
      for line in 0..<7 where open > 0.02 {
        let y = top + 82 + Float(line) * 22
        guard y + 12 < top + height - 4 else { break }
        painter.text(
          x: 34, y: y, size: 12, letters: 38 - line, ink: dark,
          seed: UInt64(100 + index * 10 + line), opacity: min(1, max(0, open)))
      }
      top += height + 12
    }
    painter.roundRect(
      x: -1, y: -1, width: 402, height: 65, radius: 0, ink: Ink(0.976, 0.976, 0.976))
    painter.roundRect(x: -1, y: 63.5, width: 402, height: 0.5, radius: 0, ink: Ink(0.7, 0.7, 0.7))
    painter.text(x: 130, y: 30, size: 17, letters: 14, ink: dark, seed: 77)
    return painter.bitmap
  }

  static func button(_ time: Float) -> Bitmap {
    var painter = Painter(width: 302, height: 246, background: Ink(0.173, 0.243, 0.314))
    let open = spring(time, from: 0.1) - ease(time, from: 1.0, to: 1.3)
    for index in 0..<4 {
      let out = spring(time, from: 0.12 + 0.04 * Float(index)) - ease(time, from: 1.0, to: 1.3)
      let x = 52 + out * Float(index + 1) * 50
      painter.circle(x: x, y: 123, radius: 20, ink: tints[index], opacity: min(1, max(0, out)))
      painter.line(
        from: SIMD2(x - 7, 123 - 5), to: SIMD2(x + 7, 123 + 5), width: 3, ink: Ink(1, 1, 1),
        opacity: min(1, max(0, out)))
      painter.line(
        from: SIMD2(x - 7, 123 + 6), to: SIMD2(x + 4, 123 - 8), width: 3, ink: Ink(1, 1, 1),
        opacity: min(1, max(0, out)))
    }
    painter.circle(x: 52, y: 123, radius: 28, ink: Ink(0.925, 0.941, 0.945))
    let angle = open * Float.pi * 0.75
    for turn: Float in [0, .pi / 2] {
      let arm = SIMD2<Float>(cosf(angle + turn), sinf(angle + turn)) * 13
      let centre = SIMD2<Float>(52, 123)
      painter.line(from: centre - arm, to: centre + arm, width: 4, ink: Ink(0.91, 0.298, 0.235))
    }
    painter.text(x: 96, y: 200, size: 14, letters: 18, ink: Ink(0.8, 0.83, 0.85), seed: 5)
    return painter.bitmap
  }

  /// 15 bitmaps fade in, 30 move a card, 15 fade out.
  static func large(_ index: Int) -> Bitmap {
    let time = Float(index)
    var painter = Painter(width: 1080, height: 1920, background: paper)
    let grow = ease(time, from: 15, to: 44)
    for row in 0..<7 {
      let y = 200 + Float(row) * 240
      painter.roundRect(x: 40, y: y, width: 1000, height: 210, radius: 36, ink: Ink(1, 1, 1))
      painter.roundRect(
        x: 70, y: y + 35, width: 140, height: 140, radius: 30, ink: tints[row % tints.count])
      painter.text(
        x: 250, y: y + 48, size: 40, letters: 22, ink: dark, seed: UInt64(row + 200))
      painter.text(
        x: 250, y: y + 120, size: 28, letters: 34, ink: gray, seed: UInt64(row + 300))
    }
    let card = (x: 40 * (1 - grow), y: 680 * (1 - grow), h: 210 + 1710 * grow)
    painter.roundRect(
      x: card.x, y: card.y, width: 1080 - 2 * card.x, height: card.h, radius: 36 * (1 - grow),
      ink: Ink(1, 1, 1))
    painter.roundRect(
      x: card.x + 30, y: card.y + 35 + 60 * grow, width: 140 + 180 * grow,
      height: 140 + 180 * grow, radius: 30 + 30 * grow, ink: tints[2])
    painter.text(
      x: 250 + 150 * grow, y: card.y + 48 + 100 * grow, size: 40 + 20 * grow, letters: 22,
      ink: dark, seed: 202)
    let shade = ease(time, from: -1, to: 14) * (1 - ease(time, from: 45, to: 60))
    let black = Ink(0.05, 0.06, 0.09)
    for at in painter.pixels.indices {
      painter.pixels[at] += (black - painter.pixels[at]) * (1 - shade)
    }
    return painter.bitmap
  }
}
