import Bitmaps

/// The colours that scene files know by name.
///
/// The plain names are UIKit's constants, the system colours those of iOS 13 to 18 in light
/// appearance.
enum NamedColor {
  /// The colour of a name; nil for an unknown one.
  static func color(_ name: String) -> Color? {
    table.first { $0.name == name }?.color
  }

  /// Every name, in the order of suggestions.
  static let names = table.map(\.name)

  private static let table: [(name: String, color: Color)] = [
    ("black", .black),
    ("white", .white),
    ("clear", .clear),
    ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)),
    ("gray", Color(white: 0.5)),
    ("red", Color(red: 1, green: 0, blue: 0)),
    ("green", Color(red: 0, green: 1, blue: 0)),
    ("blue", Color(red: 0, green: 0, blue: 1)),
    ("cyan", Color(red: 0, green: 1, blue: 1)),
    ("yellow", Color(red: 1, green: 1, blue: 0)),
    ("magenta", Color(red: 1, green: 0, blue: 1)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    ("systemRed", bytes(255, 59, 48)),
    ("systemOrange", bytes(255, 149, 0)),
    ("systemYellow", bytes(255, 204, 0)),
    ("systemGreen", bytes(52, 199, 89)),
    ("systemTeal", bytes(90, 200, 250)),
    ("systemBlue", bytes(0, 122, 255)),
    ("systemIndigo", bytes(88, 86, 214)),
    ("systemPurple", bytes(175, 82, 222)),
    ("systemPink", bytes(255, 45, 85)),
    ("systemGray", bytes(142, 142, 147)),
    ("systemGray2", bytes(174, 174, 178)),
    ("systemGray3", bytes(199, 199, 204)),
    ("systemGray4", bytes(209, 209, 214)),
    ("systemGray5", bytes(229, 229, 234)),
    ("systemGray6", bytes(242, 242, 247)),
    ("label", .black),
    ("secondaryLabel", bytes(60, 60, 67, alpha: 0.6)),
    ("separator", bytes(60, 60, 67, alpha: 0.29)),
    ("systemBackground", .white),
  ]

  private static func bytes(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
