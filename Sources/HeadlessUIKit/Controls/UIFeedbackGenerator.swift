public import Foundation

/// Taps of the device's motor: accepted and not felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Wakes the motor.
  open func prepare() {}
}

/// A tap, as of things that collide.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of what collides.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of medium weight.
  public convenience override init() { self.init(style: .medium) }

  /// Would tap.
  open func impactOccurred() {}
}

/// A tap, as of a wheel that clicks into place.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Would tap.
  open func selectionChanged() {}
}
