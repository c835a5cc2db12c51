public import Foundation

/// What a chain of 3D transforms does to a flat layer: a projective map of the plane.
///
/// Points are row vectors, `[x' y' w'] = [x y 1] · m`, and the image is `(x'/w', y'/w')`. With
/// `m13 = m23 = 0` and `m33 = 1` the map is affine, the usual case.
public struct PlanarTransform: Hashable, Codable, Sendable {
  /// The affine part: the first two columns.
  public var affine: CGAffineTransform
  /// Perspective along x: entry (1, 3).
  public var perspectiveX: CGFloat
  /// Perspective along y: entry (2, 3).
  public var perspectiveY: CGFloat
  /// The homogeneous scale: entry (3, 3).
  public var w: CGFloat

  /// Creates a map that is affine.
  public init(_ affine: CGAffineTransform = .identity) {
    self.affine = affine
    perspectiveX = 0
    perspectiveY = 0
    w = 1
  }

  /// Creates the map of the plane z = 0 seen along the z axis after a 3D transform.
  public init(projecting t: CATransform3D) {
    affine = CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    perspectiveX = t.m14
    perspectiveY = t.m24
    w = t.m44
    if isAffine, w != 1, w != 0 {
      affine = affine.concatenating(CGAffineTransform(scaleX: 1 / w, y: 1 / w))
      w = 1
    }
  }

  /// The map that changes nothing.
  public static let identity = PlanarTransform()

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { perspectiveX == 0 && perspectiveY == 0 }

  /// The image of a point; nil at or behind the eye.
  public func apply(to point: CGPoint) -> CGPoint? {
    let image = point.applying(affine)
    if isAffine { return image }
    let w = perspectiveX * point.x + perspectiveY * point.y + self.w
    guard w > 0 else { return nil }
    return CGPoint(x: image.x / w, y: image.y / w)
  }

  /// This map followed by an affine one.
  public func concatenating(_ next: CGAffineTransform) -> PlanarTransform {
    var result = self
    result.affine = CGAffineTransform(
      a: affine.a * next.a + affine.b * next.c + perspectiveX * next.tx,
      b: affine.a * next.b + affine.b * next.d + perspectiveX * next.ty,
      c: affine.c * next.a + affine.d * next.c + perspectiveY * next.tx,
      d: affine.c * next.b + affine.d * next.d + perspectiveY * next.ty,
      tx: affine.tx * next.a + affine.ty * next.c + w * next.tx,
      ty: affine.tx * next.b + affine.ty * next.d + w * next.ty)
    return result
  }
}
