import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes

/// A fresh clock with a hosted, committed root layer.
@MainActor struct Stage {
  let root = CALayer()
  let context: LayerContext
  let clock: VirtualClock

  init(now: TimeInterval = 0) {
    clock = VirtualClock(now: now)
    VirtualClock.current = clock
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.position = CGPoint(x: 100, y: 100)
    context = LayerContext(layer: root, size: CGSize(width: 200, height: 200))
    CATransaction.flush()
  }

  /// Adds a layer and commits it.
  @discardableResult
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    root.addSublayer(layer)
    CATransaction.flush()
    return layer
  }

  /// A committed layer of 10 × 10 points at a position.
  @discardableResult
  func box(at position: CGPoint = .zero) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = position
    return add(layer)
  }

  /// The node of the layer added last, in a picture at a media time.
  func lastNode(at time: TimeInterval = 0) -> Scene.Node? {
    context.snapshot(at: time).nodes.first?.children.last
  }
}

/// What a layer shows at a media time, by key path.
@MainActor func shown(_ layer: CALayer, _ keyPath: String, at time: TimeInterval) -> Double {
  VirtualClock.current.advance(to: time)
  return number(layer.presentation()?.value(forKeyPath: keyPath))
}

/// A basic animation from one value to another.
@MainActor func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: TimeInterval = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  return animation
}

/// A boxed number as a double; not a number when it is something else.
func number(_ value: Any?) -> Double {
  switch value {
  case let value as CGFloat: Double(value)
  case let value as Double: value
  case let value as Int: Double(value)
  default: .nan
  }
}

/// Whether two numbers agree to a tolerance.
func agree(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// Repeatable randomness: the SplitMix64 generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Remembers what an animation told its delegate, and when.
@MainActor final class Listener: CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { note("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note(flag ? "finish" : "cancel")
  }

  private func note(_ word: String) { events.append("\(word) \(CACurrentMediaTime())") }
}
