import Testing

@testable import HeadlessUIKit

struct `The spring behind UIView.animate` {
  @Test(arguments: [
    // (damping ratio, duration, stiffness, damping): measured on UIKit.
    (0.5, 1.0, 161.7195, 12.7169),
    (0.7, 0.5, 387.2746, 27.5510),
    (0.3, 0.5, 1469.92, 23.0038),
  ])
  func `Stiffness and damping fit the duration`(
    ratio: Double, duration: Double, stiffness: Double, damping: Double
  ) {
    let spring = ViewSpring(dampingRatio: ratio, initialVelocity: 0, duration: duration)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-5)
    #expect(abs(spring.damping / damping - 1) < 1e-5)
  }

  @Test func `A critically damped spring has ωD = 9.23341`() {
    let spring = ViewSpring(dampingRatio: 1, initialVelocity: 0, duration: 2)
    #expect(abs(spring.stiffness.squareRoot() * 2 - 9.23341) < 1e-5)
  }
}
