import Bitmaps
import ExpandableButton
import Foundation
import HeadlessUIKit

extension ViewClass {
  /// `ExpandableButtonView`.
  static let expandableButtonView = ViewClass(
    name: "ExpandableButtonView",
    documentation: "A button that opens into a row or column of buttons.",
    properties: viewProperties + [
      ViewProperty(initial: "direction", .direction, "Where the view grows."),
      ViewProperty(
        initial: "items", .list(ExpandableButtonItemDescription.declaration.type, upTo: 100),
        "The buttons, in their order."),
      ViewProperty("animationDuration", .duration, "How long opening takes, in seconds.") {
        (view: ExpandableButtonView, duration) in
        view.animationDuration = duration
        view.arrowButton.animationDuration = duration
      },
      ViewProperty("closeOnAction", .boolean, "Whether pressing an item closes the view.") {
        (view: ExpandableButtonView, closes) in view.closeOnAction = closes
      },
      ViewProperty("fadesItems", .boolean, "Whether items fade in and out.") {
        (view: ExpandableButtonView, fades) in view.fadesItems = fades
      },
      ViewProperty("stacking", .stacking, "Which of the moving parts lies in front.") {
        (view: ExpandableButtonView, stacking) in view.stacking = stacking
      },
      ViewProperty("arrowInsets", .insets, "Distances of the arrow from the edges, in points.") {
        (view: ExpandableButtonView, insets) in view.arrowInsets = UIEdgeInsets(insets)
      },
      ViewProperty("arrowWidth", .number(.notNegative), "The width of the arrow, in points.") {
        (view: ExpandableButtonView, width) in view.arrowWidth = CGFloat(width)
      },
      ViewProperty("arrowColor", .color, "The colour of the arrow.") {
        (view: ExpandableButtonView, color) in view.arrowColor = UIColor(color)
      },
      ViewProperty("openImage", .image, "Shown while closed instead of the arrow.") {
        (view: ExpandableButtonView, image) in view.openImage = image.picture
      },
      ViewProperty("closeImage", .image, "Shown while opened instead of the arrow.") {
        (view: ExpandableButtonView, image) in view.closeImage = image.picture
      },
      ViewProperty("closeOpenImagesInsets", .insets, "Space around those images, in points.") {
        (view: ExpandableButtonView, insets) in view.closeOpenImagesInsets = UIEdgeInsets(insets)
      },
      ViewProperty("isSeparatorHidden", .boolean, "Whether the separator is left out.") {
        (view: ExpandableButtonView, isHidden) in view.isSeparatorHidden = isHidden
      },
      ViewProperty("separatorColor", .color, "The colour of the separator.") {
        (view: ExpandableButtonView, color) in view.separatorColor = UIColor(color)
      },
      ViewProperty("separatorWidth", .number(.notNegative), "Its width, in points.") {
        (view: ExpandableButtonView, width) in view.separatorWidth = CGFloat(width)
      },
      ViewProperty("separatorInset", .number(), "Its distance from the edges, in points.") {
        (view: ExpandableButtonView, inset) in view.separatorInset = CGFloat(inset)
      },
    ],
    parts: [
      ViewPart("arrow") { (view: ExpandableButtonView) in view.arrowButton },
      ViewPart(
        "items",
        count: { $0.value(of: "items", as: [ExpandableButtonItemDescription].self)?.count ?? 0 },
        find: { (view: ExpandableButtonView) in view.itemButtons }),
    ],
    make: { frame, description in
      let items = description.value(of: "items", as: [ExpandableButtonItemDescription].self) ?? []
      let direction = description.value(of: "direction", as: ExpandableButtonView.Direction.self)
      return ExpandableButtonView(
        frame: frame, direction: direction ?? .right, items: items.map(\.item))
    })
}

extension ValueType where Value == ExpandableButtonView.Direction {
  /// Where a view grows.
  static var direction: ValueType {
    .choice(["right": .right, "left": .left, "up": .up, "down": .down])
  }
}

extension ValueType where Value == ExpandableButtonView.Stacking {
  /// Which part lies in front.
  static var stacking: ValueType {
    .choice(["itemsAboveArrow": .itemsAboveArrow, "arrowAboveItems": .arrowAboveItems])
  }
}
