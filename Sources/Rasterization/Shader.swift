import Bitmaps
import Foundation
import Geometry
import Scenes

/// Computes what a paint looks like, pixel by pixel, from pixel centres alone: the same pixels
/// whatever part of the picture is being painted.
struct Shader {
  /// Coordinates of the paint → pixels.
  let map: PlanarTransform
  /// Multiplied into every colour.
  let opacity: Double

  /// Fills a layer with a gradient; leaves it transparent if the gradient is degenerate.
  func shade(_ paint: Scene.Paint, into layer: Layer) {
    switch paint {
    case .color, .pattern:
      break
    case .axialGradient(let gradient, let start, let end):
      let (dx, dy) = ((end.x - start.x).native, (end.y - start.y).native)
      let square = dx * dx + dy * dy
      guard square > 0 else { return }
      let (ux, uy) = (dx / square, dy / square)
      let offset = start.x.native * ux + start.y.native * uy
      fill(layer, with: gradient) { x, y in x * ux + y * uy - offset }
    case .radialGradient(let gradient, let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return }
      let (cx, cy) = (center.x.native, center.y.native)
      let (kx, ky) = (1 / radii.width.native, 1 / radii.height.native)
      fill(layer, with: gradient) { x, y in
        let (u, v) = ((x - cx) * kx, (y - cy) * ky)
        return (u * u + v * v).squareRoot()
      }
    case .conicGradient(let gradient, let center, let angle):
      let (cx, cy, start) = (center.x.native, center.y.native, angle.native)
      fill(layer, with: gradient) { x, y in
        let turns = (atan2(y - cy, x - cx) - start) / (2 * .pi)
        return turns - turns.rounded(.down)
      }
    }
  }

  /// Sets every pixel to the gradient's colour at the place a closure finds for its centre.
  private func fill(
    _ layer: Layer, with gradient: Scene.Gradient, place: (Double, Double) -> Double
  ) {
    guard !gradient.stops.isEmpty else { return }
    let ramp = GradientRamp(gradient, opacity: opacity)
    eachCenter(of: layer) { x, y in ramp.color(at: place(x, y)) }
  }

  /// Sets every pixel to what a closure answers for its centre in the paint's coordinates; pixels
  /// that show nothing of the plane stay as they are.
  func eachCenter(of layer: Layer, color: (Double, Double) -> Pixel) {
    guard let inverse = map.inverted() else { return }
    let m = inverse.affine
    let rect = layer.rect
    unsafe layer.withPixels { pixels in
      for row in 0..<rect.height {
        let y = Double(rect.y + row) + 0.5
        for column in 0..<rect.width {
          let x = Double(rect.x + column) + 0.5
          var u = m.a.native * x + m.c.native * y + m.tx.native
          var v = m.b.native * x + m.d.native * y + m.ty.native
          if !inverse.isAffine {
            let w =
              inverse.perspectiveX.native * x + inverse.perspectiveY.native * y
              + inverse.w.native
            guard w > 0 else { continue }
            u /= w
            v /= w
          }
          unsafe pixels[row * rect.width + column] = color(u, v)
        }
      }
    }
  }
}

/// A gradient's colours at evenly spaced places.
struct GradientRamp {
  private static let steps = 2_048
  private let colors: [Pixel]

  /// Mixes straight (not premultiplied) components between stops.
  init(_ gradient: Scene.Gradient, opacity: Double) {
    let stops = gradient.stops
    var next = 0
    colors = (0...Self.steps).map { step in
      let place = Double(step) / Double(Self.steps)
      while next < stops.count, stops[next].location <= place { next += 1 }
      var color: Color
      if next == 0 {
        color = stops.first?.color ?? .clear
      } else if next == stops.count {
        color = stops[next - 1].color
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let t = (place - a.location) / (b.location - a.location)
        func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * t }
        color = Color(
          red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
          blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
      }
      color.alpha *= opacity
      return Pixel(premultiplying: color)
    }
  }

  /// The colour at a place; places outside `0...1` take the nearest end.
  func color(at place: Double) -> Pixel {
    let step = (min(max(place, 0), 1) * Double(Self.steps)).rounded()
    return step.isFinite ? colors[Int(step)] : .transparent
  }
}

extension Pixel {
  /// The pixel nearest to a colour, rounded once, after premultiplication.
  init(premultiplying color: Color) {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    let alpha = clamp(color.alpha)
    func byte(_ value: Double) -> UInt8 { UInt8((value * alpha * 255).rounded()) }
    self.init(
      premultipliedRed: byte(clamp(color.red)), green: byte(clamp(color.green)),
      blue: byte(clamp(color.blue)), alpha: byte(1))
  }
}
