import Bitmaps
import Foundation
import Geometry
import Scenes

/// Paints one scene; walks the node tree and decides what needs a layer of its own.
struct Painter {
  /// Canvas points → pixels.
  let toPixels: CGAffineTransform
  let pictures: PictureCache

  /// Paints a whole scene.
  /// - Parameter limit: The pixels that are needed; nothing else of the layer changes.
  func paint(
    _ scene: Scene, into layer: Layer, limit: PixelRect
  ) throws(RasterizerError) {
    let measured = scene.nodes.map { MeasuredNode($0, toPixels: toPixels) }
    try layer.saved { () throws(RasterizerError) in
      layer.clip(to: limit)
      layer.setOperator(.copy)
      layer.setSource(.color(scene.background))
      layer.paint()
      layer.setOperator(.normal)
      for (node, measured) in zip(scene.nodes, measured) {
        try paint(node, measured, into: layer, limit: limit)
      }
    }
  }

  /// Paints a node, with its effects, over what a layer holds.
  func paint(
    _ node: Scene.Node, _ measured: MeasuredNode, into layer: Layer, limit: PixelRect
  ) throws(RasterizerError) {
    let visible = measured.result.intersection(limit)
    guard !visible.isEmpty, node.opacity > 0 else { return }
    let map = node.transform.concatenating(toPixels)
    guard node.needsLayer else {
      try paintBody(node, measured, map, into: layer, limit: visible, opacity: node.opacity)
      return
    }
    let group = try Layer(rect: visible)
    try paintBody(node, measured, map, into: group, limit: group.rect, opacity: 1)
    try composite(group, into: layer, opacity: node.opacity, mode: node.blendMode)
  }

  /// Paints what a node and its children show, in order.
  /// - Parameter opacity: Multiplied into the drawings; 1 unless there is but one.
  private func paintBody(
    _ node: Scene.Node, _ measured: MeasuredNode, _ map: PlanarTransform, into layer: Layer,
    limit: PixelRect, opacity: Double
  ) throws(RasterizerError) {
    for drawing in node.drawings {
      try paint(drawing, through: map, into: layer, limit: limit, opacity: opacity)
    }
    if let clip = node.clip, !node.children.isEmpty {
      let inside = limit.intersection(PixelRect(covering: clip.boundingBox, through: map))
      if !inside.isEmpty {
        try layer.saved { () throws(RasterizerError) in
          layer.setPath(clip, through: map)
          layer.clip(.nonZero)
          try paintChildren(of: node, measured, into: layer, limit: inside)
        }
      }
    } else {
      try paintChildren(of: node, measured, into: layer, limit: limit)
    }
    for drawing in node.overlays {
      try paint(drawing, through: map, into: layer, limit: limit, opacity: opacity)
    }
  }

  private func paintChildren(
    of node: Scene.Node, _ measured: MeasuredNode, into layer: Layer, limit: PixelRect
  ) throws(RasterizerError) {
    for (child, measured) in zip(node.children, measured.children) {
      try paint(child, measured, into: layer, limit: limit)
    }
  }

  /// Puts a finished layer on what lies behind it.
  func composite(
    _ group: Layer, into layer: Layer, opacity: Double, mode: Scene.BlendMode
  ) throws(RasterizerError) {
    try group.finish()
    try layer.saved { () throws(RasterizerError) in
      layer.clip(to: group.rect)
      layer.setOperator(mode)
      layer.setSource(.layer(group))
      layer.paint(opacity: opacity)
    }
  }
}

extension Scene.Node {
  /// Whether the node's result must be finished before it can be put on what lies behind it.
  fileprivate var needsLayer: Bool {
    if blendMode != .normal || mask != nil || blurSigma > 0 { return true }
    guard opacity < 1 else { return false }
    return shadow != nil || !children.isEmpty || drawings.count + overlays.count > 1
  }
}
