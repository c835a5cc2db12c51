import Bitmaps
import Foundation
import HeadlessUIKit

extension ViewClass {
  /// `UIView`.
  static let view = ViewClass(
    name: "UIView", documentation: "A rectangle with a background.", properties: viewProperties,
    make: { frame, _ in UIView(frame: frame) })

  /// The properties of every view.
  static let viewProperties: [ViewProperty] = [
    ViewProperty("frame", .rect, "The place in the superview: [x, y, width, height].") {
      (view: UIView, frame) in view.frame = frame
    },
    ViewProperty("backgroundColor", .color, "The colour behind the content.") {
      (view: UIView, color) in view.backgroundColor = UIColor(color)
    },
    ViewProperty("tintColor", .color, "The colour of templates and buttons inside.") {
      (view: UIView, color) in view.tintColor = UIColor(color)
    },
    ViewProperty("alpha", .number(.fraction), "Opacity: 0 is clear, 1 is opaque.") {
      (view: UIView, alpha) in view.alpha = CGFloat(alpha)
    },
    ViewProperty("isHidden", .boolean, "Whether the view is left out.") {
      (view: UIView, isHidden) in view.isHidden = isHidden
    },
    ViewProperty("clipsToBounds", .boolean, "Whether subviews are cut off at the bounds.") {
      (view: UIView, clips) in view.clipsToBounds = clips
    },
    ViewProperty("contentMode", .contentMode, "How content fills a view of another size.") {
      (view: UIView, mode) in view.contentMode = mode
    },
    ViewProperty("cornerRadius", .number(.notNegative), "The radius of the corners, in points.") {
      (view: UIView, radius) in view.layer.cornerRadius = CGFloat(radius)
    },
    ViewProperty("borderWidth", .number(.notNegative), "The width of the border, in points.") {
      (view: UIView, width) in view.layer.borderWidth = CGFloat(width)
    },
    ViewProperty("borderColor", .color, "The colour of the border.") {
      (view: UIView, color) in view.layer.borderColor = UIColor(color).cgColor
    },
    ViewProperty("isUserInteractionEnabled", .boolean, "Whether the view gets touches.") {
      (view: UIView, isEnabled) in view.isUserInteractionEnabled = isEnabled
    },
  ]
}

extension ValueType where Value == UIView.ContentMode {
  /// The name of a content mode.
  static var contentMode: ValueType {
    .choice([
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom,
      "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
      "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ])
  }
}
