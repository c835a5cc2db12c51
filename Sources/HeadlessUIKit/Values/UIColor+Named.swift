import Bitmaps

// Values: UIKit's documented component colours; the system colours are the light appearance of
// iOS 13 to 18.
extension UIColor {
  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> UIColor {
    UIColor(
      Color(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha))
  }

  /// Gray 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Gray ⅓.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Gray ⅔.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Gray 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray ½.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// (1, ½, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// (½, 0, ½).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// (0.6, 0.4, 0.2).
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black at opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// System red.
  public static let systemRed = rgb(255, 59, 48)
  /// System orange.
  public static let systemOrange = rgb(255, 149, 0)
  /// System yellow.
  public static let systemYellow = rgb(255, 204, 0)
  /// System green.
  public static let systemGreen = rgb(52, 199, 89)
  /// System teal.
  public static let systemTeal = rgb(90, 200, 250)
  /// System blue.
  public static let systemBlue = rgb(0, 122, 255)
  /// System indigo.
  public static let systemIndigo = rgb(88, 86, 214)
  /// System purple.
  public static let systemPurple = rgb(175, 82, 222)
  /// System pink.
  public static let systemPink = rgb(255, 45, 85)
  /// System gray, the darkest of six.
  public static let systemGray = rgb(142, 142, 147)
  /// The second of six system grays.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The third of six system grays.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The fourth of six system grays.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The fifth of six system grays.
  public static let systemGray5 = rgb(229, 229, 234)
  /// System gray, the lightest of six.
  public static let systemGray6 = rgb(242, 242, 247)

  /// Primary text.
  public static let label = rgb(0, 0, 0)
  /// Secondary text.
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  /// Text standing in for input.
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  /// Thin lines that let content show through.
  public static let separator = rgb(60, 60, 67, 0.29)
  /// Thin lines that hide content.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// The main background.
  public static let systemBackground = rgb(255, 255, 255)
  /// The background of grouped content.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The background behind the content inside groups.
  public static let tertiarySystemBackground = rgb(255, 255, 255)
}
