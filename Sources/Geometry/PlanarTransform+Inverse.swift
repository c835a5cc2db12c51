public import Foundation

extension PlanarTransform {
  /// The map that undoes this one; nil when it flattens the plane.
  ///
  /// The adjugate of the 3 × 3 matrix over its determinant; a projective map has the scale of its
  /// matrix free, so points behind the eye come back with a negative `w`.
  public func inverted() -> PlanarTransform? {
    let (a, b, p) = (affine.a, affine.b, perspectiveX)
    let (c, d, q) = (affine.c, affine.d, perspectiveY)
    let (tx, ty) = (affine.tx, affine.ty)
    let determinant = a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx)
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    var inverse = PlanarTransform(
      CGAffineTransform(
        a: (d * w - q * ty) * k, b: (p * ty - b * w) * k,
        c: (q * tx - c * w) * k, d: (a * w - p * tx) * k,
        tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k))
    inverse.perspectiveX = (b * q - p * d) * k
    inverse.perspectiveY = (p * c - a * q) * k
    inverse.w = (a * d - b * c) * k
    if isAffine {
      // Exactly affine again, whatever the rounding.
      inverse.affine = affine.inverted()
      (inverse.perspectiveX, inverse.perspectiveY, inverse.w) = (0, 0, 1)
    }
    return inverse
  }

  /// The smallest rectangle that holds the image of a rectangle; nil when a corner lies at or
  /// behind the eye, so that the image is unbounded.
  public func boundingBox(of rect: CGRect) -> CGRect? {
    if isAffine { return rect.applying(affine) }
    var corners: [CGPoint] = []
    for corner in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ] {
      guard let image = apply(to: corner) else { return nil }
      corners.append(image)
    }
    return CGRect(enclosing: corners)
  }
}
