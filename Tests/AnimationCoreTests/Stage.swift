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
  func box(at position: CGPoint = .zero) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = position
    return add(layer)
  }
}

/// What a layer shows at a media time, by key path.
@MainActor func shown(_ layer: CALayer, _ keyPath: String, at time: TimeInterval) -> Double {
  VirtualClock.current.advance(to: time)
  return number(layer.presentation()?.value(forKeyPath: keyPath))
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
