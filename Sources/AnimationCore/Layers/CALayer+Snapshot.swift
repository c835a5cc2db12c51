import Foundation
import Geometry
import Scenes

extension CALayer {
  /// What the layer paints behind its sublayers, back to front.
  final func paint(_ values: LayerValues, outline: Scene.Shape) -> [Scene.Drawing] {
    var drawings = LayerPainting.background(of: values, outline: outline)
    var inner = paintedContents(values)
    inner += LayerPainting.contents(of: values)
    if self is CAShapeLayer { inner += LayerPainting.shape(of: values) }
    if inner.isEmpty { return drawings }
    if values.masksToBounds {
      drawings.append(.group(.init(drawings: inner, clips: [Scene.Clip(shape: outline)])))
    } else {
      drawings += inner
    }
    return drawings
  }

  /// The values to paint with: contents drawn anew where an animated property needs it.
  ///
  /// A subclass that draws from its own animatable property gets to draw with the values of the
  /// moment: they are put in place of the model's while it draws, and taken back afterwards.
  final func valuesForPainting(_ shown: LayerValues, usesModel: Bool) -> LayerValues {
    guard !usesModel, !attachments.isEmpty,
      attachments.contains(where: {
        $0.animation.animatedKeys.contains { type(of: self).needsDisplay(forKey: $0) }
      })
    else { return shown }
    let (model, modelFlags) = (values, flags)
    values = shown
    let drawing = recordDrawing()
    values = model
    flags = modelFlags
    var painted = shown
    painted.contents = .drawing(drawing)
    return painted
  }

  /// Draws the layer and its sublayers, as the model has them, into a context.
  ///
  /// The layer's own position and transform do not count, those of its sublayers do. Backdrops and
  /// masks other than a single shape are left out, and `shadowPath` is not read.
  ///
  /// - Parameter ctx: Its user space is the layer's coordinate system.
  public final func render(in ctx: CGContext) {
    let host = LayerContext(layer: self, size: values.bounds.size, isRegistered: false)
    let builder = SceneBuilder(context: host, usesModelValues: true)
    let shown = SceneBuilder.Shown(layer: self, values: values, time: 0)
    guard let node = builder.node(for: shown, transform: .identity) else { return }
    ctx.append(node.flattened())
  }
}
