import Bitmaps
import Foundation
import Geometry
import Scenes

extension Scene.Node {
  /// The node with another number for itself and everything in it.
  func renumbered(_ number: (Int) -> Int) -> Scene.Node {
    var node = self
    node.id = Scene.NodeID(number(id.number))
    node.children = children.map { $0.renumbered(number) }
    node.mask = mask.map { Scene.Mask(nodes: $0.nodes.map { $0.renumbered(number) }) }
    return node
  }

  /// The node moved as a whole on the canvas.
  func moved(by transform: PlanarTransform) -> Scene.Node {
    var node = self
    node.transform = self.transform.concatenating(transform)
    node.children = children.map { $0.moved(by: transform) }
    node.mask = mask.map { Scene.Mask(nodes: $0.nodes.map { $0.moved(by: transform) }) }
    return node
  }

  /// The node with all colours multiplied by those of a tint, and its opacity by the tint's alpha.
  ///
  /// Pictures keep their colours.
  func multiplied(by tint: Color) -> Scene.Node {
    var opaque = tint
    opaque.alpha = 1
    var node = opaque == .white ? self : recoloured(opaque)
    node.opacity *= tint.alpha
    return node
  }

  private func recoloured(_ tint: Color) -> Scene.Node {
    var node = self
    node.drawings = drawings.map { $0.recoloured(tint) }
    node.overlays = overlays.map { $0.recoloured(tint) }
    node.shadow?.color = (shadow?.color ?? .black).multiplied(by: tint)
    node.children = children.map { $0.recoloured(tint) }
    return node
  }
}

extension Scene.Drawing {
  fileprivate func recoloured(_ tint: Color) -> Scene.Drawing {
    switch self {
    case .fill(let shape, let paint, let rule): .fill(shape, paint.multiplied(by: tint), rule: rule)
    case .stroke(let shape, let style, let paint):
      .stroke(shape, style, paint.multiplied(by: tint))
    case .border(let shape, let width, let color):
      .border(shape, width: width, color.multiplied(by: tint))
    case .image(var placement):
      {
        placement.tint = placement.tint?.multiplied(by: tint)
        return .image(placement)
      }()
    case .text(var run):
      {
        run.color = run.color.multiplied(by: tint)
        return .text(run)
      }()
    case .group(var group):
      {
        group.drawings = group.drawings.map { $0.recoloured(tint) }
        return .group(group)
      }()
    }
  }
}

extension Scene.Paint {
  fileprivate func multiplied(by tint: Color) -> Scene.Paint {
    func ramp(_ gradient: Scene.Gradient) -> Scene.Gradient {
      Scene.Gradient(
        stops: gradient.stops.map {
          .init(location: $0.location, color: $0.color.multiplied(by: tint))
        })
    }
    switch self {
    case .color(let color): return .color(color.multiplied(by: tint))
    case .axialGradient(let gradient, let start, let end):
      return .axialGradient(ramp(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let radii):
      return .radialGradient(ramp(gradient), center: center, radii: radii)
    case .conicGradient(let gradient, let center, let angle):
      return .conicGradient(ramp(gradient), center: center, angle: angle)
    case .pattern: return self
    }
  }
}

extension Color {
  fileprivate func multiplied(by other: Color) -> Color {
    Color(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}
