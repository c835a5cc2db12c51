/// Distances from the four sides of a rectangle, in points; positive ones lead inwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the left.
  public var left: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the right.
  public var right: Double
}
