public import Bitmaps
public import Foundation
public import Geometry

extension Scene {
  /// Text as outlines: each distinct glyph once, then where it stands.
  public struct TextRun: Hashable, Codable, Sendable {
    /// A glyph on its place.
    public struct Glyph: Hashable, Codable, Sendable {
      /// The index of the outline in `outlines`.
      public var outline: Int
      /// Where the outline's origin goes, in points.
      public var origin: CGPoint

      /// Creates a placed glyph.
      public init(outline: Int, origin: CGPoint) {
        self.outline = outline
        self.origin = origin
      }
    }

    /// The characters, for people and programs that read instead of look.
    public var string: String
    /// Distinct glyph shapes around their own origin, at their final size in points.
    public var outlines: [Path]
    /// The glyphs in visual order.
    public var glyphs: [Glyph]
    /// The text's colour.
    public var color: Color

    /// Creates a run.
    public init(string: String, outlines: [Path], glyphs: [Glyph], color: Color) {
      self.string = string
      self.outlines = outlines
      self.glyphs = glyphs
      self.color = color
    }
  }
}
