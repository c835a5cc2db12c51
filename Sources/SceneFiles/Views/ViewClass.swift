import Foundation
import HeadlessUIKit

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
  /// Makes a view with its frame; the other properties follow.
  let make: @MainActor @Sendable (CGRect, ViewDescription) -> UIView

  /// Every key of a view of the class.
  var declaration: RecordDeclaration {
    RecordDeclaration(
      phrase: "the \(name)", keys: ViewDescription.keys + properties.map(\.declaration))
  }

  /// Every class, in the order of suggestions.
  static let catalog: [ViewClass] = [view, imageView, label, button, expandableButtonView]

  /// The class of a name; nil for an unknown one.
  static func named(_ name: String) -> ViewClass? {
    catalog.first { $0.name == name }
  }
}
