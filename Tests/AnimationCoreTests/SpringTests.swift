import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct SpringTests {
  /// Published settling durations of QuartzCore.
  @Test(arguments: [
    (SpringMotion(), 1.4727003346780927), (SpringMotion(damping: 1), 13.91321015404625),
    (SpringMotion(stiffness: 4 * .pi * .pi, damping: 2 * .pi), 2.3438753795710707),
    (SpringMotion(damping: 20), 1.0),
  ])
  func `settling durations are Apple's`(spring: SpringMotion, duration: Double) {
    #expect(agree(spring.settlingDuration, duration, within: 1e-12))
  }

  @Test func `a spring without damping never settles`() {
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = 0
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test func `the motion solves the spring's equation of motion`() {
    // x″ = (k/m)·(1 − x) − (c/m)·x′ and x′(0) = v, checked by differences.
    let springs = [
      SpringMotion(), SpringMotion(mass: 2, stiffness: 300, damping: 12, initialVelocity: 3),
      SpringMotion(stiffness: 100, damping: 20, initialVelocity: -2),
      SpringMotion(stiffness: 100, damping: 50, initialVelocity: 1, allowsOverdamping: true),
    ]
    let h = 1e-4
    for spring in springs {
      #expect(spring.progress(at: 0) == 0)
      #expect(agree(spring.progress(at: h) / h, spring.initialVelocity, within: 0.02))
      for step in 1..<40 {
        let t = Double(step) / 20
        let (a, b, c) = (
          spring.progress(at: t - h), spring.progress(at: t), spring.progress(at: t + h)
        )
        let force =
          spring.stiffness / spring.mass * (1 - b) - spring.damping / spring.mass * (c - a)
          / (2 * h)
        #expect(agree((a - 2 * b + c) / (h * h), force, within: 1e-3), "\(spring) at \(t)")
      }
    }
  }

  /// The system transition spring, damping ratio 4.56, counts as critical with ω = 18.2574.
  @Test(arguments: [
    (0.05, 0.232), (0.10, 0.545), (0.15, 0.758), (0.20, 0.879), (0.25, 0.942), (0.30, 0.973),
    (0.35, 0.988), (0.5, 0.999),
  ])
  func `damping above critical counts as critical`(time: Double, progress: Double) {
    let spring = SpringMotion(mass: 3, stiffness: 1000, damping: 500)
    #expect(agree(spring.frequency, 18.2574, within: 1e-4))
    #expect(agree(spring.progress(at: time), progress, within: 5e-4))
  }

  /// Springs fitted to a duration D: at D the first coefficient's envelope is 0.001.
  @Test(arguments: [
    (0.5, 1.0, 161.7195, 12.7169), (0.7, 0.5, 387.2746, 27.5510), (0.3, 0.5, 1469.92, 23.0038),
  ])
  func `the published spring parameters have their damping ratio and decay`(
    test: (ratio: Double, duration: Double, stiffness: Double, damping: Double)
  ) {
    let spring = SpringMotion(stiffness: test.stiffness, damping: test.damping)
    #expect(agree(spring.dampingRatio, test.ratio, within: 1e-4))
    let decay = test.damping / 2
    let swing = (test.stiffness - decay * decay).squareRoot()
    #expect(agree(decay / swing * exp(-decay * test.duration), 0.001, within: 1e-6))
  }

  @Test(arguments: [
    (0.5, 0.0, 157.9137, 25.1327), (1, 0.5, 39.4784, 6.2832), (1, -0.5, 39.4784, 25.1327),
  ])
  func `perceptual duration and bounce give stiffness and damping`(
    test: (duration: Double, bounce: Double, stiffness: Double, damping: Double)
  ) {
    let spring = CASpringAnimation(
      perceptualDuration: test.duration, bounce: CGFloat(test.bounce))
    #expect(agree(Double(spring.stiffness), test.stiffness, within: 1e-4))
    #expect(agree(Double(spring.damping), test.damping, within: 1e-4))
    #expect(agree(spring.perceptualDuration, test.duration))
    #expect(agree(Double(spring.bounce), test.bounce))
  }

  @Test func `a spring animation overshoots and ends at the model`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    let motion = SpringMotion()
    #expect(agree(shown(layer, "position.x", at: 0.2), 100 * motion.progress(at: 0.2)))
    #expect(shown(layer, "position.x", at: 0.4) > 100)
    #expect(shown(layer, "position.x", at: 1.5) == 100)
  }
}
