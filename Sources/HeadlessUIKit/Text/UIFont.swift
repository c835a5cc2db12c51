public import Foundation

/// A typeface at a size.
///
/// The system font is drawn with the bundled stand-in for San Francisco; its line metrics are San
/// Francisco's, so layouts come out as on a device.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are. The raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1, the thinnest, to 1, the heaviest.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The normal weight.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The family's name; the system font's is `.SFUI`.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight of the strokes.
  public let weight: Weight
  /// Whether the letters slant.
  public let isItalic: Bool

  private init(familyName: String, pointSize: CGFloat, weight: Weight, isItalic: Bool) {
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    super.init()
  }

  /// The name by which the system font goes.
  public static let systemFamilyName = ".SFUI"
  /// The size of text in labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text in buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// Creates a font of a named family; never nil here, for the family is looked up when text is
  /// set, where a missing one is reported.
  public convenience init?(name: String, size: CGFloat) {
    self.init(familyName: name, pointSize: size, weight: .regular, isItalic: false)
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(familyName: systemFamilyName, pointSize: size, weight: weight, isItalic: false)
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The slanted system font at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(familyName: systemFamilyName, pointSize: size, weight: .regular, isItalic: true)
  }

  /// The same font at another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(familyName: familyName, pointSize: size, weight: weight, isItalic: isItalic)
  }

  // San Francisco's fractions of the em, measured on UIKit.

  /// From the baseline to the top of the line, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.7046 }
  /// The height of lower-case letters without ascenders, in points.
  public var xHeight: CGFloat { pointSize * 0.5264 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// Extra space between lines, in points.
  public var leading: CGFloat { 0 }

  /// Whether another object is the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.familyName == familyName && other.pointSize == pointSize
      && other.weight == weight && other.isItalic == isItalic
  }

  /// A hash of family and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(familyName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
