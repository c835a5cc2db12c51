public import Foundation
public import Scenes

/// Text that has been set: lines of glyphs on their places.
///
/// The origin is the top left corner of the box the text was set for; y grows downwards.
public struct TextLayout: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// Where the line's characters stand, from the top of the line to its bottom.
    public var rect: CGRect
    /// The y of the line its letters stand on.
    public var baseline: CGFloat
  }

  /// The lines from top to bottom.
  public var lines: [Line]
  /// What to draw: glyphs, underlines and strikethroughs.
  public var drawings: [Scene.Drawing]
  /// The width of the widest line and the height of all, not rounded.
  public var size: CGSize
  /// Whether characters were left out.
  public var isTruncated: Bool
  /// What could not be set as asked.
  public var issues: [TextIssue]
}
