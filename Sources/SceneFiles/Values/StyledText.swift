import Bitmaps
import Foundation
import HeadlessUIKit

/// Text in one style.
struct StyledText: Hashable, Sendable {
  /// The words.
  var text = ""
  /// The size of the system font, in points.
  var size = 17.0
  /// The weight of the system font.
  var weight = UIFont.Weight.regular
  /// The colour.
  var color = Color.black
  /// Space added after each character, in points.
  var kern = 0.0

  /// The text as UIKit takes it.
  @MainActor var attributedString: NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: CGFloat(size), weight: weight),
        .foregroundColor: UIColor(color), .kern: kern,
      ])
  }
}

extension StyledText {
  static let declaration = RecordType<StyledText>(
    phrase: "styled text",
    keys: [
      .required("text", \.text, .text(), "The words."),
      .optional(
        "size", \.size, .number(.above(0, upTo: 1000)), "The size of the font, in points."),
      .optional("weight", \.weight, .fontWeight, "The weight of the font."),
      .optional("color", \.color, .color, "The colour."),
      .optional(
        "kern", \.kern, .number(.from(-100, to: 100)),
        "Space added after each character, in points."),
    ],
    initial: StyledText())
}

extension ValueType where Value == StyledText {
  /// Words, or words with their style.
  static var styledText: ValueType {
    let words = ValueType<String>.text()
    let styled = StyledText.declaration.type
    return ValueType(.anyOf([words.shape, styled.shape])) { node, reader in
      if case .mapping = node.content { return styled.read(node, &reader) }
      return words.read(node, &reader).map { StyledText(text: $0) }
    }
  }
}

extension ValueType where Value == UIFont.Weight {
  /// The name of a font's weight.
  static var fontWeight: ValueType {
    .choice([
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])
  }
}

extension ValueType where Value == NSTextAlignment {
  /// The name of an alignment.
  static var textAlignment: ValueType {
    .choice(["left": .left, "center": .center, "right": .right, "natural": .natural])
  }
}
