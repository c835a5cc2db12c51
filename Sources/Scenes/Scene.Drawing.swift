public import Bitmaps
public import Foundation
public import Geometry

extension Scene {
  /// One thing painted, in the coordinates of the node that holds it.
  public indirect enum Drawing: Hashable, Codable, Sendable {
    /// A filled shape.
    case fill(Shape, Paint, rule: FillRule)
    /// A stroked shape.
    case stroke(Shape, StrokeStyle, Paint)
    /// The ring between a shape's outline and its outline inset by `width`: a layer's border.
    case border(Shape, width: CGFloat, Color)
    /// A picture.
    case image(ImagePlacement)
    /// Glyph outlines.
    case text(TextRun)
    /// Other drawings with an opacity, a clip and a blend mode of their own, as a group.
    case group(Group)
  }

  /// Drawings combined before they are put on what lies behind them.
  public struct Group: Hashable, Codable, Sendable {
    /// Back to front.
    public var drawings: [Drawing]
    /// Group coordinates → coordinates of the holder.
    public var transform: CGAffineTransform
    /// Opacity of the whole, `0...1`.
    public var opacity: Double
    /// Limits the drawings, in group coordinates; every shape must contain a point to show it.
    public var clips: [Clip]
    /// How the whole is combined with what lies behind it.
    public var blendMode: BlendMode
    /// Cast by the whole.
    public var shadow: Shadow?

    /// Creates a group.
    public init(
      drawings: [Drawing], transform: CGAffineTransform = .identity, opacity: Double = 1,
      clips: [Clip] = [], blendMode: BlendMode = .normal, shadow: Shadow? = nil
    ) {
      self.drawings = drawings
      self.transform = transform
      self.opacity = opacity
      self.clips = clips
      self.blendMode = blendMode
      self.shadow = shadow
    }
  }

  /// A region outside which nothing shows.
  public struct Clip: Hashable, Codable, Sendable {
    /// The region's outline.
    public var shape: Shape
    /// How overlapping subpaths count.
    public var rule: FillRule

    /// Creates a clip.
    public init(shape: Shape, rule: FillRule = .nonZero) {
      self.shape = shape
      self.rule = rule
    }
  }

  /// An outline.
  public enum Shape: Hashable, Codable, Sendable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, CornerRadii, CornerCurve)
    /// Any path.
    case path(Path)
  }

  /// How a rounded corner is drawn.
  public enum CornerCurve: String, Hashable, Codable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's continuous corner, which starts to bend earlier.
    case continuous
  }

  /// Which points lie inside a path that crosses itself.
  public enum FillRule: String, Hashable, Codable, Sendable {
    /// Those with a winding number other than 0.
    case nonZero
    /// Those with an odd number of crossings to the outside.
    case evenOdd
  }

  /// How an outline is stroked.
  public struct StrokeStyle: Hashable, Codable, Sendable {
    /// What stands at the ends of open subpaths.
    public enum Cap: String, Hashable, Codable, Sendable { case butt, round, square }
    /// What stands where segments meet.
    public enum Join: String, Hashable, Codable, Sendable { case miter, round, bevel }

    /// The line's width in points.
    public var width: CGFloat
    /// The ends of open subpaths.
    public var cap: Cap
    /// The corners.
    public var join: Join
    /// The longest mitre, as a multiple of the width; beyond it a corner is bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dashes: [CGFloat]
    /// How far into the pattern the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
      width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
      dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
    }
  }
}
