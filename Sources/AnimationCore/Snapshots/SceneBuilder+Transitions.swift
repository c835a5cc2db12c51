import Foundation
import Geometry
import Scenes

extension SceneBuilder {
  /// An opacity that looks like 1 but makes a node a group of its own.
  private static let isolatingOpacity = 1 - 1e-9

  /// A layer's node on the way from its old picture, if a transition is running.
  func transition(
    of shown: Shown, into node: Scene.Node, transform: PlanarTransform
  ) -> Scene.Node {
    guard !usesModelValues,
      let attached = shown.layer.attachments.last(where: { $0.outgoing != nil }),
      let transition = attached.animation as? CATransition, let outgoing = attached.outgoing,
      let progress = attached.transitionProgress(atLocal: shown.time)
    else { return node }
    let number = context.number(of: shown.layer)
    var group = Scene.Node(id: Scene.NodeID(context.number(of: -1, of: number)))
    var old = outgoing.renumbered { context.number(of: -2, of: $0) }
    var new = node
    let size = shown.values.bounds.size
    let (x, y): (CGFloat, CGFloat) =
      switch transition.subtype {
      case .fromRight: (size.width, 0)
      case .fromTop: (0, size.height)
      case .fromBottom: (0, -size.height)
      default: (-size.width, 0)
      }
    /// A picture's place when it is displaced by a share of the layer's size.
    func place(_ share: Double) -> PlanarTransform {
      PlanarTransform(
        CGAffineTransform(translationX: x * CGFloat(share), y: y * CGFloat(share))
      ).concatenating(transform)
    }
    /// The new picture, displaced in the layer's plane.
    func displaced(_ node: Scene.Node, _ share: Double) -> Scene.Node {
      guard let back = transform.inverted() else { return node }
      return node.moved(by: back.concatenating(place(share)))
    }
    switch transition.type {
    case .push:
      old = old.moved(by: place(-progress))
      new = displaced(new, 1 - progress)
      old.opacity *= 1 - progress
      new.opacity *= progress
      group.children = [old, new]
    case .moveIn:
      group.children = [old.moved(by: place(0)), displaced(new, 1 - progress)]
    case .reveal:
      group.children = [new, old.moved(by: place(-progress))]
    default:
      old = old.moved(by: place(0))
      old.opacity *= 1 - progress
      new.opacity *= progress
      new.blendMode = .plusLighter
      group.opacity = Self.isolatingOpacity
      group.children = [old, new]
    }
    group.children.removeAll { $0.opacity <= 0 }
    return group
  }
}

extension CALayer {
  /// What the layer shows now, in its own coordinates: what a transition leads away from.
  final func currentPicture() -> Scene.Node? {
    guard let context = identity.context else { return nil }
    let builder = SceneBuilder(context: context)
    let time = convertTime(CACurrentMediaTime(), from: nil)
    return builder.node(
      for: .init(layer: self, values: values(atLocal: time), time: time), transform: .identity)
  }
}
