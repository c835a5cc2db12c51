public import Foundation
import Geometry

extension CALayer {
  /// This layer's coordinates → its superlayer's, as the plane of the superlayer shows them.
  final var planarTransform: PlanarTransform {
    PlanarTransform(projecting: LayerProjection.matrix(values, in: superlayer.map(\.values)))
  }

  /// This layer's coordinates → those of the topmost layer above.
  private var toRoot: PlanarTransform {
    var result = planarTransform
    var layer = superlayer
    while let above = layer, above.superlayer != nil {
      result = result.concatenating(above.planarTransform)
      layer = above.superlayer
    }
    return superlayer == nil ? .identity : result
  }

  /// A point of another layer, or of the topmost one for nil, in this layer's coordinates.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    map(p, from: l, to: self)
  }
  /// A point of this layer in another's coordinates, or the topmost one's for nil.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, from: self, to: l) }

  /// A rectangle of another layer in this layer's coordinates: the smallest that holds its image.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, from: l, to: self) }
  /// A rectangle of this layer in another's coordinates: the smallest that holds its image.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, from: self, to: l) }

  private func map(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    if from === to { return point }
    let inRoot = from?.toRoot.apply(to: point) ?? point
    return to?.toRoot.inverted()?.apply(to: inRoot) ?? inRoot
  }

  private func map(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    if from === to { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return CGRect(enclosing: corners.map { map($0, from: from, to: to) })
  }

}
