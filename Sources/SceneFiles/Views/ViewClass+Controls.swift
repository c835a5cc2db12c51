import Bitmaps
import Foundation
import HeadlessUIKit

extension ViewClass {
  /// `UIImageView`.
  static let imageView = ViewClass(
    name: "UIImageView", documentation: "An image.",
    properties: viewProperties + [
      ViewProperty("image", .image, "The image.") {
        (view: UIImageView, image) in view.image = image.picture
      }
    ],
    make: { frame, _ in UIImageView(frame: frame) })

  /// `UILabel`.
  static let label = ViewClass(
    name: "UILabel", documentation: "Text.",
    properties: viewProperties + [
      ViewProperty("text", .styledText, "The text: words, or { text:, size:, weight:, color: }.") {
        (label: UILabel, text) in label.attributedText = text.attributedString
      },
      ViewProperty("textAlignment", .textAlignment, "Where the lines stand.") {
        (label: UILabel, alignment) in label.textAlignment = alignment
      },
      ViewProperty("numberOfLines", .integer(.notNegative), "The most lines; 0 for all.") {
        (label: UILabel, lines) in label.numberOfLines = lines
      },
    ],
    make: { frame, _ in UILabel(frame: frame) })

  /// `UIButton`.
  static let button = ViewClass(
    name: "UIButton", documentation: "A control that is pressed.",
    properties: viewProperties + [
      ViewProperty("image", .image, "The image.") {
        (button: UIButton, image) in button.setImage(image.picture, for: .normal)
      },
      ViewProperty("highlightedImage", .image, "The image while a finger is on the button.") {
        (button: UIButton, image) in button.setImage(image.picture, for: .highlighted)
      },
      ViewProperty("title", .styledText, "The title: words, or { text:, size:, weight:, color: }.")
      {
        (button: UIButton, title) in
        button.setAttributedTitle(title.attributedString, for: .normal)
      },
      ViewProperty("highlightedTitle", .styledText, "The title while a finger is on the button.") {
        (button: UIButton, title) in
        button.setAttributedTitle(title.attributedString, for: .highlighted)
      },
      ViewProperty("contentEdgeInsets", .insets, "Space around image and title, in points.") {
        (button: UIButton, insets) in button.contentEdgeInsets = UIEdgeInsets(insets)
      },
      ViewProperty("imageEdgeInsets", .insets, "Space around the image, in points.") {
        (button: UIButton, insets) in button.imageEdgeInsets = UIEdgeInsets(insets)
      },
      ViewProperty("titleEdgeInsets", .insets, "Space around the title, in points.") {
        (button: UIButton, insets) in button.titleEdgeInsets = UIEdgeInsets(insets)
      },
      ViewProperty("isEnabled", .boolean, "Whether the button can be pressed.") {
        (button: UIButton, isEnabled) in button.isEnabled = isEnabled
      },
    ],
    make: { frame, _ in UIButton(frame: frame) })
}

extension UIEdgeInsets {
  /// The insets of a scene file.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}
