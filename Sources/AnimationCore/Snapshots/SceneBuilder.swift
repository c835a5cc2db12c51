import Bitmaps
import Foundation
import Geometry
import Scenes

/// Turns a layer tree at one moment into nodes.
@MainActor struct SceneBuilder {
  let context: LayerContext
  /// What could not be expressed exactly.
  var issues: [RenderIssue] = []
  /// Whether layers show their model values, as `render(in:)` asks.
  var usesModelValues = false

  init(context: LayerContext) { self.context = context }

  /// The node of a layer and all below it; nil when it shows nothing.
  ///
  /// - Parameters:
  ///   - values: What the layer shows at this moment.
  ///   - parent: What the superlayer shows.
  ///   - space: The superlayer's coordinates → canvas.
  ///   - time: The layer's own time.
  mutating func node(
    for layer: CALayer, values: LayerValues, parent: LayerValues?, space: PlanarTransform,
    time: TimeInterval
  ) -> Scene.Node? {
    guard !values.isHidden, values.opacity > 0 else { return nil }
    let own = PlanarTransform(projecting: LayerProjection.matrix(values, in: parent))
    let transform = own.concatenating(space)
    if !values.isDoubleSided, isTurnedAway(transform) { return nil }
    return node(for: layer, values: values, transform: transform, time: time)
  }

  /// The node of a layer whose place on the canvas is known.
  mutating func node(
    for layer: CALayer, values: LayerValues, transform: PlanarTransform, time: TimeInterval
  ) -> Scene.Node? {
    let outline = LayerPainting.outline(of: values)
    var node = Scene.Node(
      id: Scene.NodeID(context.number(of: layer)), name: layer.name, transform: transform,
      bounds: values.bounds, opacity: Double(min(values.opacity, 1)),
      blendMode: values.effects.blendMode)
    if let mask = layer.maskLayer {
      let maskTime = mask.timing.localTime(atParent: time)
      let maskNode = self.node(
        for: mask, values: shown(mask, at: maskTime), parent: values, space: transform,
        time: maskTime)
      // A mask that shows nothing hides everything.
      guard let maskNode else { return nil }
      node.mask = Scene.Mask(nodes: [maskNode])
    }
    let painted = layer.valuesForPainting(values, time: time, usesModel: usesModelValues)
    node.drawings = layer.paint(painted)
    node.overlays = LayerPainting.border(of: values, outline: outline)
    node.shadow = LayerPainting.shadow(of: values)
    node.blurSigma = Double(max(values.effects.blurSigma, 0))
    node.backdrop = LayerPainting.backdrop(of: values, outline: outline)
    if values.masksToBounds { node.clip = outline }
    node.children = layer.childNodes(&self, values: values, space: transform, time: time)
    return node
  }

  /// The nodes of a layer's sublayers, back to front.
  mutating func sublayerNodes(
    of layer: CALayer, values: LayerValues, space: PlanarTransform, time: TimeInterval
  ) -> [Scene.Node] {
    guard !layer.children.isEmpty else { return [] }
    var nodes: [Scene.Node] = []
    nodes.reserveCapacity(layer.children.count)
    let isPlain = layer.children.allSatisfy { $0.attachments.isEmpty && $0.values.zPosition == 0 }
    if isPlain {
      for child in layer.children {
        let childTime = child.timing.localTime(atParent: time)
        if let node = node(
          for: child, values: child.values, parent: values, space: space, time: childTime)
        {
          nodes.append(node)
        }
      }
      return nodes
    }
    var shown = layer.children.map { child -> ShownLayer in
      let childTime = child.timing.localTime(atParent: time)
      return ShownLayer(
        layer: child, values: self.shown(child, at: childTime), time: childTime)
    }
    if shown.contains(where: { $0.values.zPosition != 0 }) {
      shown = shown.enumerated().sorted {
        let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
        return a != b ? a < b : $0.offset < $1.offset
      }.map(\.element)
    }
    for child in shown {
      if let node = node(
        for: child.layer, values: child.values, parent: values, space: space, time: child.time)
      {
        nodes.append(node)
      }
    }
    return nodes
  }

  /// What a layer shows at a moment of its own time.
  func shown(_ layer: CALayer, at time: TimeInterval) -> LayerValues {
    usesModelValues ? layer.values : layer.values(atLocal: time)
  }

  private func isTurnedAway(_ transform: PlanarTransform) -> Bool {
    transform.affine.determinant < 0
  }
}

/// A sublayer with what it shows at one moment.
private struct ShownLayer {
  var layer: CALayer
  var values: LayerValues
  var time: TimeInterval
}
