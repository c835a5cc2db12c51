import Foundation

/// The spring of unit mass that settles to a thousandth of the distance in a given time.
///
/// With damping ratio ζ < 1, decay rate β = ζω and ω_d = ω√(1 − ζ²), the frequency solves
/// `|(β − v)/ω_d| · e^(−βD) = 0.001`; at ζ = 1 it solves `(1 + (ω − v)D) · e^(−ωD) = 0.001`.
/// Measured on UIKit to eight digits.
struct ViewSpring {
  /// Restoring force per distance.
  let stiffness: Double
  /// Braking force per velocity.
  let damping: Double

  /// The displacement left at the end of the duration.
  private static let settled = 0.001

  /// Creates the spring.
  /// - Parameters:
  ///   - dampingRatio: Brought into `0.01...1`.
  ///   - initialVelocity: In whole distances per second.
  ///   - duration: In seconds, greater than 0.
  init(dampingRatio: Double, initialVelocity velocity: Double, duration: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let root = (1 - ratio * ratio).squareRoot()
    func residue(_ frequency: Double) -> Double {
      let decay = ratio * frequency
      let envelope = exp(-decay * duration)
      return ratio < 1
        ? abs((decay - velocity) / (frequency * root)) * envelope - Self.settled
        : (1 + (frequency - velocity) * duration) * envelope - Self.settled
    }
    // The largest root: beyond it the spring is always quieter. Bracket it from above.
    var high = 1 / (ratio * duration)
    while residue(high) > 0 || residue(high * 1.5) > 0 { high *= 1.5 }
    var low = high
    while residue(low) <= 0, low > 1e-9 { low /= 1.05 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if residue(middle) > 0 { low = middle } else { high = middle }
    }
    let frequency = (low + high) / 2
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }
}
