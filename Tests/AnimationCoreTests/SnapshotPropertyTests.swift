import AnimationCore
import Foundation
import Geometry
import Scenes
import Testing

/// Properties of pictures of random trees with random animations; the seed is the argument.
@MainActor struct SnapshotPropertyTests {
  private static let keys = [
    "position.x", "position.y", "opacity", "transform.rotation.z", "transform.scale",
    "bounds.size.width", "cornerRadius", "backgroundColor", "strokeEnd", "zPosition",
  ]

  private func value(_ key: String, _ random: inout SeededGenerator) -> Any {
    let number = CGFloat.random(in: 0...1, using: &random)
    return key == "backgroundColor"
      ? CGColor(red: number, green: 1 - number, blue: 0.5, alpha: 1) : number * 50
  }

  private func animation(_ random: inout SeededGenerator) -> CAAnimation {
    let key = Self.keys.randomElement(using: &random) ?? "opacity"
    let animation: CAPropertyAnimation
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let keyframes = CAKeyframeAnimation(keyPath: key)
      keyframes.values = (0..<4).map { _ in value(key, &random) }
      keyframes.calculationMode =
        [.linear, .discrete, .paced, .cubic, .cubicPaced].randomElement(using: &random) ?? .linear
      animation = keyframes
    case 1:
      let spring = CASpringAnimation(keyPath: key)
      spring.fromValue = value(key, &random)
      animation = spring
    default:
      let basic = CABasicAnimation(keyPath: key)
      basic.fromValue = value(key, &random)
      basic.toValue = value(key, &random)
      basic.isAdditive = Bool.random(using: &random) && key != "backgroundColor"
      animation = basic
    }
    animation.duration = Double(Int.random(in: 1...20, using: &random)) / 10
    animation.repeatCount = Float(Int.random(in: 0...2, using: &random))
    animation.autoreverses = Bool.random(using: &random)
    animation.fillMode = [.removed, .forwards, .both].randomElement(using: &random) ?? .removed
    animation.beginTime = Double(Int.random(in: 0...3, using: &random)) / 2
    return animation
  }

  /// A tree of 40 layers with animations, and the same again for the same seed.
  private func tree(seed: UInt64) -> Stage {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    var layers: [CALayer] = [stage.root]
    for index in 0..<40 {
      let layer = index % 3 == 0 ? CAShapeLayer() : CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
      layer.position = CGPoint(x: CGFloat(index), y: CGFloat.random(in: 0...200, using: &random))
      layer.backgroundColor = .white
      (layer as? CAShapeLayer)?.path = CGPath(ellipseIn: layer.bounds)
      (layer as? CAShapeLayer)?.strokeColor = .black
      layer.speed = [1, 1, 0.5, 2].randomElement(using: &random) ?? 1
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    CATransaction.flush()
    for layer in layers.dropFirst() {
      for number in 0..<Int.random(in: 0...2, using: &random) {
        layer.add(animation(&random), forKey: "\(number)")
      }
    }
    CATransaction.flush()
    return stage
  }

  @Test(arguments: [1, 2, 3, 5, 8] as [UInt64])
  func `the order of looking does not matter`(seed: UInt64) {
    let stage = tree(seed: seed)
    let times = (0..<40).map { Double($0) / 10 }
    let forwards = times.map { stage.context.snapshot(at: $0) }
    let backwards = times.reversed().map { stage.context.snapshot(at: $0) }
    #expect(forwards == backwards.reversed())
  }

  @Test(arguments: [1, 2, 3, 5, 8] as [UInt64])
  func `a picture does not depend on how the clock got there`(seed: UInt64) {
    let times = (0..<40).map { Double($0) / 10 }
    let looking = tree(seed: seed)
    let seen = times.map { looking.context.snapshot(at: $0) }
    let stepping = tree(seed: seed)
    for (time, expected) in zip(times, seen) {
      stepping.clock.advance(to: time)
      #expect(stepping.context.snapshot(at: time) == expected, "at \(time)")
    }
    let leaping = tree(seed: seed)
    leaping.clock.advance(to: times[30])
    #expect(leaping.context.snapshot(at: times[30]) == seen[30])
  }

  @Test(arguments: [1, 2, 3, 5, 8] as [UInt64])
  func `at the end pictures show the model`(seed: UInt64) {
    let stage = tree(seed: seed)
    #expect(stage.clock.runUntilSettled(limit: 1000))
    let end = stage.clock.now
    let settled = stage.context.snapshot(at: end)
    func strip(_ layer: CALayer) {
      layer.removeAllAnimations()
      for child in layer.sublayers ?? [] { strip(child) }
    }
    strip(stage.root)
    CATransaction.flush()
    #expect(stage.context.snapshot(at: end) == settled)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `the same program gives the same pictures, hashes and ids`(seed: UInt64) {
    let first = tree(seed: seed).context.snapshot(at: 0.7)
    let second = tree(seed: seed).context.snapshot(at: 0.7)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }

  @Test func `ids stay with their layers and never repeat`() {
    let stage = tree(seed: 4)
    func ids(_ nodes: [Scene.Node]) -> [Int] {
      nodes.flatMap { [$0.id.number] + ids($0.children) }
    }
    let before = ids(stage.context.snapshot(at: 0).nodes)
    #expect(Set(before).count == before.count)
    let first = stage.root.sublayers?.first
    first?.removeFromSuperlayer()
    stage.box()
    first.map { stage.root.addSublayer($0) }
    CATransaction.flush()
    let after = ids(stage.context.snapshot(at: 0).nodes)
    #expect(Set(after).isSuperset(of: before))
    #expect(Set(after).count == after.count)
  }
}
