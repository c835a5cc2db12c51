/// Pixels per point along each axis; above 0.
public struct Scale: Hashable, Sendable {
  /// Pixels per point from left to right.
  public var x: Double
  /// Pixels per point downwards.
  public var y: Double
}
