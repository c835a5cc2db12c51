import Bitmaps
import Foundation
import Geometry
import Scenes

/// Which pixels a node and its children can touch.
struct MeasuredNode {
  /// The pixels of a backdrop.
  struct BackdropArea {
    /// Those it covers.
    let shown: PixelRect
    /// Those its blur depends on.
    let read: PixelRect
  }

  /// What drawings, children and overlays touch.
  let content: PixelRect
  /// What the node touches with shadow, blur and backdrop; empty when it shows nothing.
  let result: PixelRect
  /// Whether the node or a child shows a blurred copy of what lies behind it.
  var hasBackdrop: Bool { !backdropAreas.isEmpty }
  /// Where the node and its children show blurred copies of what lies behind them.
  let backdropAreas: [BackdropArea]
  /// Node coordinates → pixels.
  let map: PlanarTransform
  /// The children, in the node's order.
  let children: [MeasuredNode]

  /// Measures a node.
  /// - Parameter toPixels: Canvas points → pixels.
  init(_ node: Scene.Node, toPixels: CGAffineTransform) {
    guard node.opacity > 0 else {
      content = .nothing
      result = .nothing
      backdropAreas = []
      map = .identity
      children = node.children.map { _ in .hidden }
      return
    }
    let map = node.transform.concatenating(toPixels)
    var own = CGRect.null
    for drawing in node.drawings { own = own.union(drawing.extent) }
    for drawing in node.overlays { own = own.union(drawing.extent) }
    children = node.children.map { MeasuredNode($0, toPixels: toPixels) }
    var inside = children.reduce(PixelRect.nothing) { $0.union($1.result) }
    if let clip = node.clip {
      inside = inside.intersection(PixelRect(covering: clip.boundingBox, through: map))
    }
    content = PixelRect(covering: own, through: map).union(inside)

    var result = content
    if let shadow = node.shadow {
      let spread = PixelSpread(sigma: shadow.sigma, through: map, around: node.bounds)
      let shift = spread.displacement(shadow.offset, through: map)
      let caster = shadow.path.map { PixelRect(covering: $0.boundingBox, through: map) } ?? content
      if !content.isEmpty || shadow.path != nil {
        result = result.union(
          caster.moved(x: shift.x, y: shift.y).grown(x: spread.reachX + 1, y: spread.reachY + 1))
      }
    }
    if node.blurSigma > 0 {
      let spread = PixelSpread(sigma: node.blurSigma, through: map, around: node.bounds)
      result = result.grown(x: spread.reachX, y: spread.reachY)
    }
    if let mask = node.mask {
      let masked = mask.nodes.reduce(PixelRect.nothing) {
        $0.union(MeasuredNode($1, toPixels: toPixels).result)
      }
      // The mask applies before the blur, which then spreads what is left.
      let spread = PixelSpread(sigma: node.blurSigma, through: map, around: node.bounds)
      result = result.intersection(masked.grown(x: spread.reachX, y: spread.reachY))
    }
    var areas = children.flatMap(\.backdropAreas)
    if let backdrop = node.backdrop {
      let shown = PixelRect(covering: backdrop.shape.boundingBox, through: map)
      let spread = PixelSpread(sigma: backdrop.sigma, through: map, around: node.bounds)
      areas.append(
        BackdropArea(shown: shown, read: shown.grown(x: spread.reachX, y: spread.reachY)))
      result = result.union(shown)
    }
    self.result = result
    self.map = map
    backdropAreas = areas
  }

  private init() {
    content = .nothing
    result = .nothing
    backdropAreas = []
    map = .identity
    children = []
  }

  /// The measure of what is not shown; it has no children to look into.
  private static let hidden = MeasuredNode()
}
