extension UIView {
  /// How content fills a view whose size differs from it.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits, keeping proportions.
    case scaleAspectFit
    /// As small as covers, keeping proportions.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// At its own size, centred.
    case center
    /// At its own size, at the top.
    case top
    /// At its own size, at the bottom.
    case bottom
    /// At its own size, at the left.
    case left
    /// At its own size, at the right.
    case right
    /// At its own size, in the top left corner.
    case topLeft
    /// At its own size, in the top right corner.
    case topRight
    /// At its own size, in the bottom left corner.
    case bottomLeft
    /// At its own size, in the bottom right corner.
    case bottomRight
  }

  /// What gives way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The flexible parts as bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The shape of an animation's progress.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}
