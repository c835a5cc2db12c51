public import Foundation

/// A basic animation paced by a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The friction. Above critical it counts as critical unless `allowsOverdamping`.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole distances per second towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether damping above critical slows the motion further.
  open var allowsOverdamping = false

  /// Creates a spring from the time it seems to take and how much it bounces.
  ///
  /// Stiffness is (2π/duration)², the damping ratio 1 − bounce, or 1/(1 + bounce) below 0.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds, above 0.
  ///   - bounce: Above −1, at most 1; 0 is critical damping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = bounce < 0
  }

  /// How long the spring needs to come to rest, in seconds; see `SpringMotion`.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  /// The time the spring seems to take: 2π / √(stiffness / mass).
  open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }

  /// How much the spring bounces; see `init(perceptualDuration:bounce:)`.
  open var bounce: CGFloat {
    let ratio = CGFloat(motion.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The spring as a value.
  var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override var pace: AnimationProgram.Pace { .spring(motion, curve) }
}
