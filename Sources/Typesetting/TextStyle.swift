public import Bitmaps
public import Foundation

/// A font by its properties.
public struct TextFont: Hashable, Sendable {
  /// The family's name; nil for the system font.
  public var family: String?
  /// The size in points; positive.
  public var size: CGFloat
  /// The weight as CSS counts it: 400 regular, 700 bold.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool

  /// Creates a font.
  public init(family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// Characters that look alike.
public struct StyledText: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// Their font.
  public var font: TextFont
  /// Their colour.
  public var color: Color
  /// Extra space after each character, in points.
  public var tracking: CGFloat
  /// Whether a line runs below them.
  public var isUnderlined: Bool
  /// Whether a line runs through them.
  public var isStruckThrough: Bool

  /// Creates a piece of text.
  public init(
    _ string: String, font: TextFont, color: Color = .black, tracking: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.tracking = tracking
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// How lines are made and where they stand.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the margins.
  public enum Alignment: String, Hashable, Sendable {
    /// Left, or right when the text runs from the right.
    case natural
    case left, center, right
  }
  /// What happens to text that does not fit.
  public enum LineBreak: String, Hashable, Sendable {
    /// New lines between words, or inside a word that is wider than a line.
    case wordWrapping
    /// New lines anywhere.
    case characterWrapping
    /// One line that goes on beyond the margin.
    case clipping
    /// The last line that is allowed loses its start, middle or end to an ellipsis.
    case truncatingHead, truncatingMiddle, truncatingTail
  }

  /// Where lines stand.
  public var alignment: Alignment
  /// What happens to text that does not fit.
  public var lineBreak: LineBreak
  /// The most lines; 0 for any number.
  public var lineLimit: Int
  /// Each line's height as a multiple of its font's.
  public var lineHeightMultiple: CGFloat
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat

  /// Creates a style.
  public init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrapping, lineLimit: Int = 0,
    lineHeightMultiple: CGFloat = 1, lineSpacing: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineLimit = lineLimit
    self.lineHeightMultiple = lineHeightMultiple
    self.lineSpacing = lineSpacing
  }
}
