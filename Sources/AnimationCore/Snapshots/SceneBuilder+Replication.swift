import Bitmaps
import Foundation
import Geometry
import Scenes

extension SceneBuilder {
  /// The most copies a replicator shows.
  private static let copyLimit = 10_000

  /// The nodes of all copies of a replicator's sublayers, back to front.
  func replicatedNodes(of shown: Shown, space: LayerSpace) -> [Scene.Node] {
    let replicator = shown.values.replicator
    let bounds = shown.values.bounds
    let center = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    let step = CATransform3DConcat(
      CATransform3DConcat(CATransform3DInvert(center), replicator.instanceTransform), center)
    var nodes: [Scene.Node] = []
    var place = CATransform3DIdentity
    for copy in 0..<min(max(replicator.instanceCount, 0), Self.copyLimit) {
      var moment = shown
      moment.time -= Double(copy) * Double(replicator.instanceDelay)
      let copySpace = LayerSpace(
        plane: PlanarTransform(projecting: place).concatenating(space.plane))
      let tint = replicator.tint(ofCopy: copy)
      for node in sublayerNodes(of: moment, space: copySpace) where tint.alpha > 0 {
        var node = copy == 0 ? node : node.renumbered { context.number(of: copy, of: $0) }
        if tint != .white { node = node.multiplied(by: tint) }
        nodes.append(node)
      }
      place = CATransform3DConcat(place, step)
    }
    return nodes
  }
}

extension ReplicatorValues {
  /// The factors for a copy's colours and opacity, each in `0...1`.
  fileprivate func tint(ofCopy copy: Int) -> Color {
    let base = instanceColor?.value ?? .white
    func factor(_ base: Double, _ offset: CGFloat) -> Double {
      min(max(base + Double(offset) * Double(copy), 0), 1)
    }
    return Color(
      red: factor(base.red, redOffset), green: factor(base.green, greenOffset),
      blue: factor(base.blue, blueOffset), alpha: factor(base.alpha, alphaOffset))
  }
}
