import Bitmaps
import Foundation
import Geometry
import Scenes

/// Turns a layer tree at one moment into nodes.
@MainActor struct SceneBuilder {
  let context: LayerContext
  /// What could not be shown exactly.
  let issues = IssueList()
  /// Whether layers show their model values, as `render(in:)` asks.
  let usesModelValues: Bool

  init(context: LayerContext, usesModelValues: Bool = false) {
    self.context = context
    self.usesModelValues = usesModelValues
  }

  /// A layer with what it shows at one moment of its own time.
  struct Shown {
    var layer: CALayer
    var values: LayerValues
    var time: TimeInterval
  }

  /// What a layer shows when its superlayer's time is `time`.
  func shown(_ layer: CALayer, atParent time: TimeInterval) -> Shown {
    let time = layer.timing.localTime(atParent: time)
    return Shown(
      layer: layer, values: usesModelValues ? layer.values : layer.values(atLocal: time),
      time: time)
  }

  /// The node of a layer and all below it; nil when it shows nothing.
  ///
  /// - Parameters:
  ///   - shown: The layer.
  ///   - parent: What the superlayer shows.
  ///   - space: The superlayer's place.
  func node(for shown: Shown, parent: LayerValues?, space: LayerSpace) -> Scene.Node? {
    guard !shown.values.isHidden, shown.values.opacity > 0 else { return nil }
    let matrix = space.matrix(shown.values, in: parent)
    let transform = space.project(matrix)
    if !shown.values.isDoubleSided, transform.affine.determinant < 0 { return nil }
    if shown.layer is CATransformLayer {
      return depthNode(for: shown, space: LayerSpace(plane: space.plane, lift: matrix))
    }
    guard let node = node(for: shown, transform: transform) else { return nil }
    return shown.layer.attachments.isEmpty
      ? node : transition(of: shown, into: node, transform: transform)
  }

  /// The node of a layer whose place on the canvas is known.
  func node(for shown: Shown, transform: PlanarTransform) -> Scene.Node? {
    let (layer, values) = (shown.layer, shown.values)
    let outline = LayerPainting.outline(of: values)
    var node = Scene.Node(
      id: Scene.NodeID(context.number(of: layer)), name: layer.name, transform: transform,
      bounds: values.bounds, opacity: Double(min(values.opacity, 1)),
      blendMode: values.effects.blendMode)
    let space = LayerSpace(plane: transform)
    if let mask = layer.maskLayer {
      // A mask that shows nothing hides everything.
      guard
        let maskNode = self.node(
          for: self.shown(mask, atParent: shown.time), parent: values, space: space)
      else { return nil }
      node.mask = Scene.Mask(nodes: [maskNode])
    }
    node.drawings = layer.paint(
      layer.valuesForPainting(values, usesModel: usesModelValues), outline: outline)
    issues.note(layer, values: values)
    node.overlays = LayerPainting.border(of: values, outline: outline)
    node.shadow = LayerPainting.shadow(of: values)
    node.blurSigma = Double(max(values.effects.blurSigma, 0))
    node.backdrop = LayerPainting.backdrop(of: values, outline: outline)
    if values.masksToBounds { node.clip = outline }
    if !layer.children.isEmpty {
      node.children =
        layer is CAReplicatorLayer
        ? replicatedNodes(of: shown, space: space) : sublayerNodes(of: shown, space: space)
    }
    return node
  }

  /// The nodes of a layer's sublayers, back to front.
  func sublayerNodes(of shown: Shown, space: LayerSpace) -> [Scene.Node] {
    let children = shown.layer.children
    var nodes: [Scene.Node] = []
    nodes.reserveCapacity(children.count)
    let keepsOrder = children.allSatisfy { $0.attachments.isEmpty && $0.values.zPosition == 0 }
    if keepsOrder {
      for child in children {
        let child = self.shown(child, atParent: shown.time)
        if let node = node(for: child, parent: shown.values, space: space) { nodes.append(node) }
      }
      return nodes
    }
    let ordered = sorted(
      children.map { self.shown($0, atParent: shown.time) }, by: \.values.zPosition)
    for child in ordered {
      if let node = node(for: child, parent: shown.values, space: space) { nodes.append(node) }
    }
    return nodes
  }

  /// The node of a `CATransformLayer`: nothing but its sublayers, by depth.
  private func depthNode(for shown: Shown, space: LayerSpace) -> Scene.Node {
    var node = Scene.Node(
      id: Scene.NodeID(context.number(of: shown.layer)), name: shown.layer.name,
      opacity: Double(min(shown.values.opacity, 1)))
    let children = shown.layer.children.map { self.shown($0, atParent: shown.time) }
    let depths = children.map { child -> CGFloat in
      let bounds = child.values.bounds
      let anchor = CATransform3DMakeTranslation(
        bounds.minX + child.values.anchorPoint.x * bounds.width,
        bounds.minY + child.values.anchorPoint.y * bounds.height, 0)
      return CATransform3DConcat(anchor, space.matrix(child.values, in: shown.values)).m43
    }
    let order = children.indices.sorted {
      depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1
    }
    node.children = order.compactMap {
      self.node(for: children[$0], parent: shown.values, space: space)
    }
    return node
  }

  /// Back to front by a number, and by index where that is equal.
  private func sorted(_ layers: [Shown], by key: (Shown) -> CGFloat) -> [Shown] {
    guard layers.contains(where: { key($0) != 0 }) else { return layers }
    return layers.enumerated().sorted {
      let (a, b) = (key($0.element), key($1.element))
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
