import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing

@MainActor struct KeyframeTests {
  private func keyframes(
    _ keyPath: String, _ values: [Any], times: [NSNumber]? = nil,
    mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = times
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var values: [Double]
    var times: [Double]?
    var mode: CAAnimationCalculationMode = .linear
    var samples: [(Double, Double)]
  }

  nonisolated static let cases = [
    Case(
      description: "without times the spacing is even", values: [0, 10, 30],
      samples: [(0, 0), (0.25, 5), (0.5, 10), (0.75, 20), (0.9, 26)]),
    Case(
      description: "times place the values", values: [0, 10, 30], times: [0, 0.2, 1],
      samples: [(0.1, 5), (0.2, 10), (0.6, 20)]),
    Case(
      description: "two values at one time jump", values: [0, 10, 20, 30], times: [0, 0.5, 0.5, 1],
      samples: [(0.25, 5), (0.5, 20), (0.75, 25)]),
    Case(
      description: "discrete spaces n values over n intervals", values: [0, 10, 30],
      mode: .discrete, samples: [(0, 0), (0.3, 0), (0.34, 10), (0.66, 10), (0.67, 30), (0.99, 30)]),
    Case(
      description: "discrete needs one more time than values", values: [0, 10, 30],
      times: [0, 0.1, 0.9, 1], mode: .discrete,
      samples: [(0.05, 0), (0.1, 10), (0.89, 10), (0.9, 30)]),
    Case(
      description: "discrete with as many times as values falls back to even spacing",
      values: [0, 10], times: [0, 0.9], mode: .discrete, samples: [(0.4, 0), (0.6, 10)]),
    Case(
      description: "paced ignores times and moves at one speed", values: [0, 10, 40],
      times: [0, 0.9, 1], mode: .paced, samples: [(0.25, 10), (0.5, 20), (0.75, 30)]),
    // Catmull-Rom through 0, 10, 30. Slopes: ends take their whole step, m₀ = 10, m₂ = 20; the
    // middle m₁ = (10 + 20)/2 = 15. First segment at u = ½: ½·0 + ½·10 + (10 − 15)/8 = 4.375.
    // At u = ¼: h₁₀ = 9/64, h₀₁ = 10/64, h₁₁ = −3/64: (90 + 100 − 45)/64 = 2.265625.
    // Second segment at u = ½: ½·10 + ½·30 + (15 − 20)/8 = 19.375.
    Case(
      description: "cubic", values: [0, 10, 30], mode: .cubic,
      samples: [(0.125, 2.265625), (0.25, 4.375), (0.5, 10), (0.75, 19.375)]),
    // cubicPaced through 0, 10, 40: times 0, ¼, 1. Slopes per segment: m₁ = (10 + 30)/2 = 20, scaled
    // by 2·10/40 = ½ for the first segment, 2·30/40 = 3/2 for the second. First, u = ½:
    // 5 + (10 − 10)/8 = 5. Second, u = ½ (t = 0.625): 25 + (30 − 30)/8 = 25: one speed throughout.
    Case(
      description: "cubicPaced on a line keeps one speed", values: [0, 10, 40], mode: .cubicPaced,
      samples: [(0.125, 5), (0.25, 10), (0.4375, 17.5), (0.625, 25)]),
    // cubicPaced through 0, 20, 10: distances 20 and 10, times 0, ⅔, 1. m₁ = (20 − 10)/2 = 5, scaled
    // by 2·20/30 = 4/3 → 20/3 arriving, 2·10/30 = 2/3 → 10/3 leaving. First, u = ½ (t = ⅓):
    // 10 + (20 − 20/3)/8 = 11.6666…; second, u = ½ (t = 5/6): 15 + (10/3 + 10)/8 = 16.6666….
    Case(
      description: "cubicPaced with a turn", values: [0, 20, 10], mode: .cubicPaced,
      samples: [(1.0 / 3, 11 + 2.0 / 3), (5.0 / 6, 16 + 2.0 / 3)]),
  ]

  @Test(arguments: cases)
  func `calculation modes`(test: Case) {
    let stage = Stage()
    let layer = stage.box()
    layer.add(
      keyframes(
        "position.x", test.values, times: test.times?.map { NSNumber(value: $0) }, mode: test.mode),
      forKey: nil)
    for (time, expected) in test.samples {
      let value = shown(layer, "position.x", at: time)
      #expect(agree(value, expected, within: 1e-9), "\(value) at \(time)")
    }
  }

  @Test func `timing functions pace each segment, and the animation's own all of it`() {
    let stage = Stage()
    let layer = stage.box()
    let animation = keyframes("position.x", [0, 10, 30])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
    ]
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: nil)
    let whole = CubicBezier(0.42, 0, 0.58, 1)
    let first = whole.value(at: 0.3) * 2
    #expect(
      agree(shown(layer, "position.x", at: 0.3), 10 * CubicBezier(0.42, 0, 1, 1).value(at: first)))
    let second = whole.value(at: 0.8) * 2 - 1
    #expect(
      agree(
        shown(layer, "position.x", at: 0.8),
        10 + 20 * CubicBezier(0, 0, 0.58, 1).value(at: second)))
  }

  @Test func `paced modes ignore timing functions`() {
    let stage = Stage()
    let layer = stage.box()
    let animation = keyframes("position.x", [0, 10, 40], mode: .paced)
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    layer.add(animation, forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 0.1), 4))
  }

  @Test func `pacing measures points by their distance`() {
    let stage = Stage()
    let layer = stage.box()
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 19)]
    layer.add(keyframes("position", points, mode: .paced), forKey: nil)
    #expect(agree(shown(layer, "position.y", at: 0.25), 4))
    #expect(agree(shown(layer, "position.y", at: 0.5), 9))
  }

  @Test func `paths and arrays stay evenly spaced when paced`() {
    let stage = Stage()
    let layer = stage.add(CAShapeLayer())
    let patterns: [Any] = [[1, 1], [2, 2], [100, 100]]
    layer.add(keyframes("lineDashPattern", patterns, mode: .paced), forKey: nil)
    stage.clock.advance(to: 0.5)
    #expect(layer.presentation()?.lineDashPattern == [2, 2])
  }

  /// Tension 1 makes both slopes at the middle value 0: with 0, 10, 30 the first segment at ½ is
  /// 5 + (10 − 0)/8 = 6.25, the second 20 + (0 − 20)/8 = 17.5. Bias −1 weighs the step after only: m₁ = 20, so 5 + (10 − 20)/8 = 3.75.
  /// Continuity −1 gives the arriving slope 10·½·2 = 10 (its own step) and the leaving one 20:
  /// first 5 + 0 = 5, second 20 + (20 − 20)/8 = 20.
  struct Shaped: Sendable {
    var name: String
    var value: Double
    var first: Double
    var second: Double
  }

  nonisolated static let shaped = [
    Shaped(name: "tension", value: 1, first: 6.25, second: 17.5),
    Shaped(name: "bias", value: -1, first: 3.75, second: 20),
    Shaped(name: "continuity", value: -1, first: 5, second: 20),
  ]

  @Test(arguments: shaped)
  func `tension, bias and continuity shape cubic curves`(test: Shaped) {
    let stage = Stage()
    let layer = stage.box()
    let animation = keyframes("position.x", [0, 10, 30], mode: .cubic)
    let middle: [NSNumber] = [0, NSNumber(value: test.value), 0]
    switch test.name {
    case "tension": animation.tensionValues = middle
    case "bias": animation.biasValues = middle
    default: animation.continuityValues = middle
    }
    layer.add(animation, forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 0.25), test.first))
    #expect(agree(shown(layer, "position.x", at: 0.75), test.second))
  }

  @Test func `cubic contents switch at the middle, linear ones crossfade`() throws {
    let stage = Stage()
    let images = [Pixel.black, .white].map {
      CGImage(Scene.Image(Bitmap(size: PixelSize(width: 1, height: 1), filledWith: $0)))
    }
    for mode in [CAAnimationCalculationMode.cubic, .linear] {
      let layer = stage.box()
      layer.add(keyframes("contents", images, mode: mode), forKey: nil)
      CATransaction.flush()
      let early = try #require(stage.lastNode(at: stage.clock.now + 0.4))
      let late = try #require(stage.lastNode(at: stage.clock.now + 0.6))
      #expect(early.drawings.count == (mode == .cubic ? 1 : 2))
      #expect(early != late)
    }
  }

  @Test func `a cubic transform is worked out entry by entry`() {
    let stage = Stage()
    let layer = stage.box()
    let turns = [0, 1, 2].map {
      NSValue(caTransform3D: CATransform3DMakeRotation(CGFloat($0) * .pi / 2, 0, 0, 1))
    }
    layer.add(keyframes("transform", turns, mode: .cubic), forKey: nil)
    stage.clock.advance(to: 0.25)
    // m11 runs through 1, 0, −1 with all slopes −1: ½ half-way.
    // m12 runs through 0, 1, 0 with slopes 1, 0, −1: ½ + (1 − 0)/8 = 0.625.
    let matrix = layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(agree(Double(matrix.m11), 0.5))
    #expect(agree(Double(matrix.m12), 0.625))
  }

  @Test func `the ends of a path's segments are keyframes, moves are not`() {
    let stage = Stage()
    let layer = stage.box()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let even = CAKeyframeAnimation(keyPath: "position")
    even.path = path
    even.duration = 1
    layer.add(even, forKey: "even")
    #expect(agree(shown(layer, "position.x", at: 0.25), 5))
    #expect(agree(shown(layer, "position.y", at: 0.75), 15))
    layer.removeAllAnimations()
    even.calculationMode = .paced
    even.rotationMode = .rotateAuto
    layer.add(even, forKey: "paced")
    #expect(agree(shown(layer, "position.x", at: 0.75 + 0.25), 10))
    #expect(agree(shown(layer, "position.y", at: 0.75 + 0.5), 10))
    #expect(agree(shown(layer, "transform.rotation.z", at: 0.75 + 0.6), .pi / 2))
  }

  @Test func `padded cubicPaced values change over the whole time`() {
    // The values (a, a, b): paced time is zero for the first step.
    let stage = Stage()
    let layer = stage.box()
    layer.add(keyframes("opacity", [1, 1, 0], mode: .cubicPaced), forKey: nil)
    #expect(agree(shown(layer, "opacity", at: 0.25), 0.75))
    #expect(agree(shown(layer, "opacity", at: 0.5), 0.5))
  }
}
