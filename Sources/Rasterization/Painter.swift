import Bitmaps
import Foundation
import Geometry
import Scenes

/// Paints one scene; walks the node tree and decides what needs a layer of its own.
///
/// Two rectangles go along. `extent` is where paint can reach in the whole picture; the size of
/// layers and Cairo's own clipping follow from it alone, because Cairo rounds differently where it
/// cuts an outline. `limit` is what is needed this time; what lies outside is skipped or cut off
/// only where that cannot show. So a pixel's value does not depend on `limit`.
struct Painter {
  /// Canvas points → pixels.
  let toPixels: CGAffineTransform
  let pictures: PictureCache

  /// Paints a whole scene.
  /// - Parameters:
  ///   - layer: The whole picture.
  ///   - limit: The pixels that are needed; others come out anyhow.
  func paint(
    _ scene: Scene, into layer: Layer, limit: PixelRect
  ) throws(RasterizerError) {
    let measured = scene.nodes.map { MeasuredNode($0, toPixels: toPixels) }
    try layer.saved { () throws(RasterizerError) in
      layer.clip(to: limit)
      layer.setOperator(.copy)
      layer.setSource(.color(scene.background))
      layer.paint()
    }
    for (node, measured) in zip(scene.nodes, measured) {
      try paint(node, measured, into: layer, Reach(extent: layer.rect, limit: limit))
    }
  }

  /// Paints a node, with its effects, over what a layer holds.
  func paint(
    _ node: Scene.Node, _ measured: MeasuredNode, into layer: Layer, _ reach: Reach
  ) throws(RasterizerError) {
    let reach = reach.intersection(measured.result)
    guard !reach.limit.isEmpty, node.opacity > 0 else { return }
    let map = node.transform.concatenating(toPixels)
    if let backdrop = node.backdrop {
      try paint(backdrop, of: node, through: map, into: layer, reach)
    }
    guard node.needsLayer else {
      try paintBody(node, measured, map, into: layer, reach, opacity: node.opacity)
      return
    }
    if measured.children.contains(where: \.hasBackdrop), node.blendMode == .normal,
      node.blurSigma <= 0
    {
      try paintFaded(node, measured, map, into: layer, reach)
      return
    }
    let spread = PixelSpread(sigma: node.blurSigma, through: map, around: node.bounds)
    let group = try Layer(rect: reach.extent.grown(x: spread.reachX, y: spread.reachY))
    try paintBody(node, measured, map, into: group, Reach(whole: group), opacity: 1)
    if let mask = node.mask {
      let alpha = try maskLayer(mask, rect: group.rect)
      group.setOperator(.destinationIn)
      group.setSource(.layer(alpha))
      group.paint()
    }
    if node.blurSigma > 0 { GaussianBlur.blur(group, by: spread) }
    try composite(
      group, into: layer, opacity: node.opacity, mode: node.blendMode, within: reach.cut)
  }

  /// Paints a node with backdrops inside over a copy of what lies behind, so that they see it, then
  /// shows the copy as far as opacity and mask say.
  private func paintFaded(
    _ node: Scene.Node, _ measured: MeasuredNode, _ map: PlanarTransform, into layer: Layer,
    _ reach: Reach
  ) throws(RasterizerError) {
    let copy = try Layer(rect: layer.rect)
    copy.copyExtending(layer)
    try paintBody(node, measured, map, into: copy, reach, opacity: 1)
    guard let mask = node.mask else {
      try composite(copy, into: layer, opacity: node.opacity, mode: .copy, within: reach.cut)
      return
    }
    let alpha = try maskLayer(mask, rect: reach.extent)
    if node.opacity < 1 {
      alpha.setOperator(.destinationIn)
      alpha.setSource(.color(Color(white: 0, alpha: node.opacity)))
      alpha.paint()
    }
    try copy.finish()
    try layer.saved { () throws(RasterizerError) in
      layer.clip(to: reach.cut)
      layer.setOperator(.copy)
      layer.setSource(.layer(copy))
      layer.paint(through: alpha)
    }
  }

  /// Paints what a node and its children show, in order.
  /// - Parameter opacity: Multiplied into the drawings; 1 unless there is but one.
  private func paintBody(
    _ node: Scene.Node, _ measured: MeasuredNode, _ map: PlanarTransform, into layer: Layer,
    _ reach: Reach, opacity: Double
  ) throws(RasterizerError) {
    if let shadow = node.shadow {
      guard shadow.path == nil else {
        try paint(
          shadow, of: nil, through: map, around: node.bounds, into: layer, reach)
        try paintContent(node, measured, map, into: layer, reach, opacity: opacity)
        return
      }
      let spread = PixelSpread(sigma: shadow.sigma, through: map, around: node.bounds)
      let shift = spread.displacement(shadow.offset, through: map)
      let needed = reach.extent.union(
        reach.extent.moved(x: -shift.x, y: -shift.y).grown(x: spread.reachX, y: spread.reachY))
      let content = try Layer(rect: needed.intersection(measured.content))
      try paintContent(
        node, measured, map, into: content, Reach(whole: content), opacity: opacity)
      try paint(
        shadow, of: content, through: map, around: node.bounds, into: layer, reach)
      try composite(
        content, into: layer, opacity: 1, mode: .normal, within: reach.cut)
      return
    }
    try paintContent(node, measured, map, into: layer, reach, opacity: opacity)
  }

  private func paintContent(
    _ node: Scene.Node, _ measured: MeasuredNode, _ map: PlanarTransform, into layer: Layer,
    _ reach: Reach, opacity: Double
  ) throws(RasterizerError) {
    for drawing in node.drawings {
      try paint(drawing, through: map, into: layer, reach, opacity: opacity)
    }
    if let clip = node.clip, !node.children.isEmpty {
      var inside = reach.intersection(PixelRect(covering: clip.boundingBox, through: map))
      if !clip.isAligned(in: map) { inside.isClipped = true }
      if !inside.limit.isEmpty {
        try layer.saved { () throws(RasterizerError) in
          layer.setPath(clip, through: map)
          layer.clip(.nonZero)
          try paintChildren(of: node, measured, into: layer, inside)
        }
      }
    } else {
      try paintChildren(of: node, measured, into: layer, reach)
    }
    for drawing in node.overlays {
      try paint(drawing, through: map, into: layer, reach, opacity: opacity)
    }
  }

  private func paintChildren(
    of node: Scene.Node, _ measured: MeasuredNode, into layer: Layer, _ reach: Reach
  ) throws(RasterizerError) {
    for (child, measured) in zip(node.children, measured.children) {
      try paint(child, measured, into: layer, reach)
    }
  }

  /// Puts a finished layer on what lies behind it.
  /// - Parameter part: The pixels that may change; all of the layer's by default.
  func composite(
    _ group: Layer, into layer: Layer, opacity: Double, mode: Scene.BlendMode,
    within part: PixelRect? = nil
  ) throws(RasterizerError) {
    let part = (part ?? group.rect).intersection(group.rect).intersection(layer.rect)
    guard !part.isEmpty else { return }
    try group.finish()
    try layer.saved { () throws(RasterizerError) in
      layer.clip(to: part)
      if mode == .plusDarker {
        let darker = try Layer(rect: part)
        darker.setSource(.layer(group))
        darker.paint()
        darker.plusDarker(over: layer, opacity: opacity)
        layer.setOperator(.copy)
        layer.setSource(.layer(darker))
        layer.paint()
      } else {
        layer.setOperator(mode)
        layer.setSource(.layer(group))
        layer.paint(opacity: opacity)
      }
    }
  }
}

/// Where paint may reach and where it is needed.
struct Reach {
  /// Where paint can reach in the whole picture.
  var extent: PixelRect
  /// Where it is needed; inside `extent`.
  var limit: PixelRect
  /// Whether an outline clips paint; cutting it off would change how that is rounded.
  var isClipped = false

  /// Where paint may be cut off along pixels.
  var cut: PixelRect { isClipped ? extent : limit }

  init(extent: PixelRect, limit: PixelRect) {
    self.extent = extent
    self.limit = limit
  }

  /// All of a layer is needed.
  init(whole layer: Layer) { self.init(extent: layer.rect, limit: layer.rect) }

  func intersection(_ rect: PixelRect) -> Reach {
    var result = self
    result.extent = extent.intersection(rect)
    result.limit = limit.intersection(rect)
    return result
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
