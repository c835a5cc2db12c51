import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct TimingFunctionTests {
  struct Preset: Sendable {
    var name: CAMediaTimingFunctionName
    var points: [Float]
  }

  nonisolated static let presets = [
    Preset(name: .default, points: [0.25, 0.1, 0.25, 1]),
    Preset(name: .easeIn, points: [0.42, 0, 1, 1]),
    Preset(name: .easeOut, points: [0, 0, 0.58, 1]),
    Preset(name: .easeInEaseOut, points: [0.42, 0, 0.58, 1]),
    Preset(name: .linear, points: [0, 0, 1, 1]),
  ]

  @Test(arguments: presets)
  func `the presets have Apple's control points`(preset: Preset) {
    let function = CAMediaTimingFunction(name: preset.name)
    var found: [Float] = []
    for index in 1...2 {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      found += point
    }
    #expect(found == preset.points)
  }

  struct Curve: Sendable, CustomStringConvertible {
    var points: (Float, Float, Float, Float)
    var description: String { "\(points)" }
  }

  nonisolated static let curves =
    presets.map { Curve(points: ($0.points[0], $0.points[1], $0.points[2], $0.points[3])) } + [
      Curve(points: (0.5, -0.8, 0.5, 1.85)), Curve(points: (0.68, -0.36, 0.27, 1.55)),
      Curve(points: (1, 0, 0, 1)), Curve(points: (0, 1, 1, 0)), Curve(points: (0, 0, 0, 0)),
      Curve(points: (1, 1, 1, 1)),
    ]

  @Test(arguments: curves)
  func `curves are solved to 1e-9 and the ends are exact`(curve: Curve) {
    let p = curve.points
    let function = CAMediaTimingFunction(controlPoints: p.0, p.1, p.2, p.3).curve
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    for step in 1..<100 {
      let x = Double(step) / 100
      // Bisection, sharing no code with the solver.
      func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if bezier(function.x1, function.x2, middle) < x { low = middle } else { high = middle }
      }
      let expected = bezier(function.y1, function.y2, (low + high) / 2)
      let value = function.value(at: x)
      #expect(value.isFinite)
      // Where the curve is vertical in x, rounding of x alone moves the value by about 1e-8.
      let isVertical = curve.points == (1, 0, 0, 1)
      #expect(agree(value, expected, within: isVertical ? 1e-4 : 1e-9), "at \(x)")
    }
  }

  @Test func `an animation without a timing function is linear`() {
    #expect(CABasicAnimation(keyPath: "opacity").timingFunction == nil)
    let stage = Stage()
    let layer = stage.box()
    layer.add(basic("position.x", from: 0, to: 100), forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 0.3), 30))
  }

  @Test func `a timing function bends an animation`() {
    let stage = Stage()
    let layer = stage.box()
    let animation = basic("position.x", from: 0, to: 100)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -0.8, 0.5, 1.85)
    layer.add(animation, forKey: nil)
    let curve = CubicBezier(0.5, -0.8, 0.5, 1.85)
    #expect(agree(shown(layer, "position.x", at: 0.2), 100 * curve.value(at: 0.2)))
    #expect(shown(layer, "position.x", at: 0.2) < 0)
  }
}
