import UIKit

/// What one button of an `ExpandableButtonView` shows and does.
public struct ExpandableButtonItem {
  /// The image in the normal state.
  public var image: UIImage?
  /// The image while pressed.
  public var highlightedImage: UIImage?
  /// The title in the normal state.
  public var attributedTitle: NSAttributedString?
  /// The title while pressed.
  public var highlightedAttributedTitle: NSAttributedString?
  /// Space around image and title, in points.
  public var contentEdgeInsets: UIEdgeInsets
  /// Space around the title, in points.
  public var titleEdgeInsets: UIEdgeInsets
  /// Space around the image, in points.
  public var imageEdgeInsets: UIEdgeInsets
  /// The button's size in points; nil for the size of the arrow button.
  public var size: CGSize?
  /// Where the title stands inside its label.
  public var titleAlignment: NSTextAlignment
  /// How the image fills its place.
  public var imageContentMode: UIView.ContentMode
  /// What a press does, given the item.
  public var action: (ExpandableButtonItem) -> Void
  /// A name for telling items apart.
  public var identifier: String

  /// Creates an item.
  public init(
    image: UIImage? = nil, highlightedImage: UIImage? = nil,
    attributedTitle: NSAttributedString? = nil,
    highlightedAttributedTitle: NSAttributedString? = nil,
    contentEdgeInsets: UIEdgeInsets = .zero, titleEdgeInsets: UIEdgeInsets = .zero,
    imageEdgeInsets: UIEdgeInsets = .zero, size: CGSize? = nil,
    titleAlignment: NSTextAlignment = .center,
    imageContentMode: UIView.ContentMode = .scaleAspectFit, identifier: String = "",
    action: @escaping (ExpandableButtonItem) -> Void = { _ in }
  ) {
    self.image = image
    self.highlightedImage = highlightedImage
    self.attributedTitle = attributedTitle
    self.highlightedAttributedTitle = highlightedAttributedTitle
    self.contentEdgeInsets = contentEdgeInsets
    self.titleEdgeInsets = titleEdgeInsets
    self.imageEdgeInsets = imageEdgeInsets
    self.size = size
    self.titleAlignment = titleAlignment
    self.imageContentMode = imageContentMode
    self.identifier = identifier
    self.action = action
  }
}
