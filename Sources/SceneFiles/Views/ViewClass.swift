/// A class of views that scene files can make.
struct ViewClass: Sendable {
  /// The name of the class as Swift code spells it.
  let name: String
  /// What the views are for, in one sentence.
  let documentation: String
  /// Every property, those of the superclasses included.
  let properties: [ViewProperty]
  /// The views inside that scripts can point at.
  var parts: [ViewPart] = []

  /// The keys that are not properties.
  static let structuralKeys = ["type", "id", "subviews"]
}
