public import Foundation

/// Vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  public var ascender: CGFloat
  /// From the baseline to the bottom of a line; negative.
  public var descender: CGFloat
  /// The height of capital letters.
  public var capHeight: CGFloat
  /// The height of small letters without ascenders.
  public var xHeight: CGFloat
  /// The height of a line.
  public var lineHeight: CGFloat { ascender - descender }

  /// Creates metrics.
  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The metrics of Apple's system font, which lines keep although its letters are Inter's.
  ///
  /// At 17 points: ascender 16.187, descender −4.101, cap height 11.978, x-height 8.948.
  public init(systemFontOfSize size: CGFloat) {
    self.init(
      ascender: size * 1_950 / 2_048, descender: -size * 494 / 2_048, capHeight: size * 0.704_590,
      xHeight: size * 0.526_367)
  }
}

/// How the system font is drawn with the fonts at hand.
enum SystemFont {
  /// From this size on the cut for titles is used, as Apple's font does.
  static let displaySize: CGFloat = 20

  /// The family that stands in at a size.
  static func family(size: CGFloat) -> String { size < displaySize ? "Inter" : "Inter Display" }

  /// How much smaller that family is drawn so that its capitals are as tall as Apple's.
  static func scale(size: CGFloat) -> CGFloat { size < displaySize ? 0.9688 : 0.980 }
}
