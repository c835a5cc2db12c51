import HeadlessUIKit

/// A value for a property of a view.
struct PropertyAssignment: Sendable {
  /// The name of the property.
  let name: String
  /// The value.
  let value: any Hashable & Sendable
  /// Gives the value to a view.
  let apply: @MainActor @Sendable (UIView) -> Void
}
