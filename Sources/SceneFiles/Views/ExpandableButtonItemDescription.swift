import ExpandableButton
import Foundation
import HeadlessUIKit

/// One button of an `ExpandableButtonView`.
struct ExpandableButtonItemDescription: Hashable, Sendable {
  var image: SceneImage?
  var highlightedImage: SceneImage?
  var title: StyledText?
  var highlightedTitle: StyledText?
  var contentEdgeInsets = Insets(top: 0, left: 0, bottom: 0, right: 0)
  var titleEdgeInsets = Insets(top: 0, left: 0, bottom: 0, right: 0)
  var imageEdgeInsets = Insets(top: 0, left: 0, bottom: 0, right: 0)
  var size: CGSize?
  var titleAlignment = NSTextAlignment.center
  var imageContentMode = UIView.ContentMode.scaleAspectFit
  var identifier = ""

  static let declaration = RecordType<ExpandableButtonItemDescription>(
    phrase: "an item",
    keys: [
      .optional("image", \.image, .image, "The image."),
      .optional("highlightedImage", \.highlightedImage, .image, "The image while pressed."),
      .optional("title", \.title, .styledText, "The title."),
      .optional("highlightedTitle", \.highlightedTitle, .styledText, "The title while pressed."),
      .optional(
        "contentEdgeInsets", \.contentEdgeInsets, .insets,
        "Space around image and title, in points."),
      .optional(
        "titleEdgeInsets", \.titleEdgeInsets, .insets, "Space around the title, in points."),
      .optional(
        "imageEdgeInsets", \.imageEdgeInsets, .insets, "Space around the image, in points."),
      .optional("size", \.size, .size, "Its size in points; that of the arrow if left out."),
      .optional(
        "titleAlignment", \.titleAlignment, .textAlignment, "Where the title stands."),
      .optional(
        "imageContentMode", \.imageContentMode, .contentMode, "How the image fills its place."),
      .optional("identifier", \.identifier, .text(), "A name for telling items apart."),
    ],
    initial: ExpandableButtonItemDescription())

  /// The item as the component takes it.
  @MainActor var item: ExpandableButtonItem {
    ExpandableButtonItem(
      image: image?.picture, highlightedImage: highlightedImage?.picture,
      attributedTitle: title?.attributedString,
      highlightedAttributedTitle: highlightedTitle?.attributedString,
      contentEdgeInsets: UIEdgeInsets(contentEdgeInsets),
      titleEdgeInsets: UIEdgeInsets(titleEdgeInsets),
      imageEdgeInsets: UIEdgeInsets(imageEdgeInsets), size: size, titleAlignment: titleAlignment,
      imageContentMode: imageContentMode, identifier: identifier)
  }
}
