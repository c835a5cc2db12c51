import Foundation
import Geometry

/// Where sublayers find themselves: their superlayer's place on the canvas.
struct LayerSpace {
  /// The plane that counts → canvas.
  var plane = PlanarTransform.identity
  /// The superlayer's coordinates → that plane, in space, below a `CATransformLayer`; nil when the
  /// superlayer is the plane.
  var lift: CATransform3D?

  /// A layer's coordinates → the plane that counts, in space.
  func matrix(_ layer: LayerValues, in parent: LayerValues?) -> CATransform3D {
    let own = LayerProjection.matrix(layer, in: parent)
    return lift.map { CATransform3DConcat(own, $0) } ?? own
  }

  /// What lies in that space, seen on the canvas.
  func project(_ matrix: CATransform3D) -> PlanarTransform {
    PlanarTransform(projecting: matrix).concatenating(plane)
  }
}
