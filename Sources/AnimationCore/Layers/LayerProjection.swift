import Foundation
import Geometry

/// How a layer's plane lies in its superlayer's.
enum LayerProjection {
  /// Layer coordinates → superlayer coordinates, in space.
  ///
  /// T(−anchor) · transform · T(position) and then, about the superlayer's anchor point, the
  /// superlayer's sublayerTransform.
  static func matrix(_ layer: LayerValues, in parent: LayerValues?) -> CATransform3D {
    let anchor = anchor(of: layer)
    var m = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ)
    if CATransform3DIsIdentity(layer.transform) {
      m.m41 += layer.position.x
      m.m42 += layer.position.y
      m.m43 += layer.zPosition + layer.anchorPointZ
    } else {
      m = CATransform3DConcat(m, layer.transform)
      m = CATransform3DConcat(
        m,
        CATransform3DMakeTranslation(
          layer.position.x, layer.position.y, layer.zPosition + layer.anchorPointZ))
    }
    guard let parent else { return m }
    if parent.isGeometryFlipped {
      let flip = CATransform3DMakeScale(1, -1, 1)
      let height = 2 * parent.bounds.minY + parent.bounds.height
      m = CATransform3DConcat(
        m, CATransform3DConcat(flip, CATransform3DMakeTranslation(0, height, 0)))
    }
    guard !CATransform3DIsIdentity(parent.sublayerTransform) else { return m }
    let center = self.anchor(of: parent)
    m = CATransform3DConcat(m, CATransform3DMakeTranslation(-center.x, -center.y, 0))
    m = CATransform3DConcat(m, parent.sublayerTransform)
    return CATransform3DConcat(m, CATransform3DMakeTranslation(center.x, center.y, 0))
  }

  /// The anchor point in the layer's coordinates.
  private static func anchor(of layer: LayerValues) -> CGPoint {
    CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
  }

  /// Layers back to front: by zPosition, then by index.
  @MainActor static func drawingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      let (a, b) = ($0.element.values.zPosition, $1.element.values.zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
