extension ViewClass {
  /// Every class, in the order of suggestions.
  static let catalog: [ViewClass] = [view]

  /// The class of a name; nil for an unknown one.
  static func named(_ name: String) -> ViewClass? {
    catalog.first { $0.name == name }
  }

  /// `UIView`.
  static let view = ViewClass(
    name: "UIView", documentation: "A rectangle with a background.", properties: viewProperties)

  /// The properties of every view.
  static let viewProperties: [ViewProperty] = [
    ViewProperty("frame", .rect, "The place in the superview: [x, y, width, height]."),
    ViewProperty("backgroundColor", .color, "The colour behind the content."),
    ViewProperty("alpha", .number(.fraction), "Opacity: 0 is clear, 1 is opaque."),
    ViewProperty("isHidden", .boolean, "Whether the view is left out."),
    ViewProperty("clipsToBounds", .boolean, "Whether subviews are cut off at the bounds."),
    ViewProperty("cornerRadius", .number(.notNegative), "The radius of the corners, in points."),
  ]
}
