/// The layer properties that `UIView.animate` animates, by their key.
///
/// Measured on UIKit: shadows, strokes and the rest change at once.
enum ViewAnimatedProperty: String {
  case position, bounds, transform, cornerRadius
  case opacity, backgroundColor
}
