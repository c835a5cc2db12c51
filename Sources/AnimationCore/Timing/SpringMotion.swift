import Foundation

/// A damped spring let go at distance 1 from its rest: the pace of a `CASpringAnimation`.
///
/// Underdamped, with ω = √(k/m), β = c/2m and ω_d = √(ω² − β²):
/// x(t) = 1 − e^(−βt)·(cos ω_d·t + ((β − v)/ω_d)·sin ω_d·t). Critical:
/// x(t) = 1 − e^(−ωt)·(1 + (ω − v)·t). Damping above critical counts as critical unless allowed.
public struct SpringMotion: Hashable, Sendable {
  /// The mass at the spring's end, above 0.
  public var mass: Double
  /// The spring's stiffness, above 0.
  public var stiffness: Double
  /// The friction, at least 0.
  public var damping: Double
  /// Speed at the start, in distances per second towards the rest.
  public var initialVelocity: Double
  /// Whether damping above critical slows the motion further.
  public var allowsOverdamping: Bool

  /// Creates a spring; the defaults are those of `CASpringAnimation`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// ω: the frequency without damping, in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// c / 2√(km): below 1 the spring swings, at 1 it just does not.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// β: the rate of decay of the swing, per second.
  private var decay: Double { damping / (2 * mass) }

  /// How much of the way is covered: 0 at the start, 1 at rest, beyond 1 overshooting.
  public func progress(at time: TimeInterval) -> Double {
    if !(time > 0) { return 0 }
    return 1 - displacement(at: time)
  }

  /// The distance from the rest, 1 at the start.
  private func displacement(at time: TimeInterval) -> Double {
    let (w, b, v) = (frequency, decay, initialVelocity)
    if b < w {
      let swing = (w * w - b * b).squareRoot()
      return exp(-b * time) * (cos(swing * time) + (b - v) / swing * sin(swing * time))
    }
    if b > w, allowsOverdamping {
      let root = (b * b - w * w).squareRoot()
      let (slow, fast) = (root - b, -root - b)
      let first = (-v - fast) / (slow - fast)
      return first * exp(slow * time) + (1 - first) * exp(fast * time)
    }
    return exp(-w * time) * (1 + (w - v) * time)
  }

  /// How long the spring needs to come to rest, in seconds.
  ///
  /// Underdamped: `ln(1000·(1 + |β − v|/ω_d)) / β`, fitted to durations published for QuartzCore.
  /// Otherwise the first multiple of 0.1 s at which the distance is below 0.001. Without damping
  /// the spring never rests and the answer is the largest single-precision number.
  public var settlingDuration: TimeInterval {
    let (w, b) = (frequency, decay)
    guard b > 0, w > 0 else { return TimeInterval(Float.greatestFiniteMagnitude) }
    if b < w {
      let swing = (w * w - b * b).squareRoot()
      return log(1000 * (1 + abs(b - initialVelocity) / swing)) / b
    }
    var step = 1
    while step < 100_000, abs(displacement(at: Double(step) / 10)) >= 0.001 { step += 1 }
    return Double(step) / 10
  }
}
