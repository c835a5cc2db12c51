import Foundation

/// A layer that only holds others in space: it shows nothing itself, and its sublayers are not
/// flattened into its plane before the superlayer sees them.
///
/// Sublayers are ordered by the depth of their anchor points; planes that cut through each other
/// are not split.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
