import Foundation
import Geometry
import Scenes

extension CALayer {
  /// The values to paint with: contents drawn anew where an animated property needs it.
  ///
  /// A subclass that draws from its own animatable property gets to draw with the values of the
  /// moment: they are put in place of the model's while it draws, and taken back afterwards.
  final func valuesForPainting(
    _ shown: LayerValues, time: TimeInterval, usesModel: Bool
  ) -> LayerValues {
    guard !usesModel, !attachments.isEmpty, needsDrawing(at: time) else { return shown }
    let (model, modelFlags) = (values, flags)
    values = shown
    let drawing = recordDrawing()
    values = model
    flags = modelFlags
    var painted = shown
    painted.contents = .drawing(drawing)
    return painted
  }

  private func needsDrawing(at time: TimeInterval) -> Bool {
    attachments.contains { attached in
      attached.animatedKeys.contains { type(of: self).needsDisplay(forKey: $0) }
    }
  }
}

extension AttachedAnimation {
  /// The keys of the properties the animation drives.
  var animatedKeys: [String] { Self.keys(of: animation) }

  private static func keys(of animation: CAAnimation) -> [String] {
    if let group = animation as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { keys(of: $0) }
    }
    guard let path = (animation as? CAPropertyAnimation)?.keyPath else { return [] }
    return [String(path.prefix { $0 != "." })]
  }
}
