import Foundation
import Geometry
import Scenes

extension Scene.Node {
  /// The node and all in it as one drawing, in the coordinates its transform leads to.
  ///
  /// Perspective is dropped. A mask counts if it is one filled shape.
  func flattened() -> Scene.Drawing {
    var drawings: [Scene.Drawing] = []
    if !self.drawings.isEmpty {
      drawings.append(.group(.init(drawings: self.drawings, transform: transform.affine)))
    }
    let inner = children.map { $0.flattened() }
    if let clip, !inner.isEmpty {
      let shape = clip.applying(transform.affine)
      drawings.append(.group(.init(drawings: inner, clips: [Scene.Clip(shape: shape)])))
    } else {
      drawings += inner
    }
    if !overlays.isEmpty {
      drawings.append(.group(.init(drawings: overlays, transform: transform.affine)))
    }
    var shadow = shadow
    shadow?.path = nil
    if let offset = shadow?.offset { shadow?.offset = offset.applying(transform.affine) }
    return .group(
      .init(
        drawings: drawings, opacity: opacity, clips: mask.flatMap(\.outline).map { [$0] } ?? [],
        blendMode: blendMode, shadow: shadow))
  }
}

extension Scene.Mask {
  /// The mask as a clip; nil unless it is one opaque filled shape.
  fileprivate var outline: Scene.Clip? {
    guard nodes.count == 1, let node = nodes.first, node.children.isEmpty,
      node.drawings.count == 1, case .fill(let shape, .color, let rule)? = node.drawings.first
    else { return nil }
    return Scene.Clip(shape: shape.applying(node.transform.affine), rule: rule)
  }
}

extension Scene.Shape {
  /// The outline moved by a transform.
  func applying(_ transform: CGAffineTransform) -> Scene.Shape {
    if transform.isIdentity { return self }
    let isShift = transform.a == 1 && transform.d == 1 && transform.b == 0 && transform.c == 0
    switch self {
    case .rect(let rect):
      return isShift ? .rect(rect.applying(transform)) : .path(Path(rect: rect).applying(transform))
    case .roundedRect(let rect, let radii, let curve):
      return isShift
        ? .roundedRect(rect.applying(transform), radii, curve)
        : .path(Path(roundedRect: rect, radii: radii).applying(transform))
    case .path(let path): return .path(path.applying(transform))
    }
  }
}
