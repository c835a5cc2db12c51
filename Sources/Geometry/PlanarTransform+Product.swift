import Foundation

extension PlanarTransform {
  /// This map followed by another: the matrix product `self · next`.
  public func concatenating(_ next: PlanarTransform) -> PlanarTransform {
    if next.isAffine, next.w == 1 { return concatenating(next.affine) }
    let n = next.affine
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * n.a + y * n.c + w * n.tx, x * n.b + y * n.d + w * n.ty,
        x * next.perspectiveX + y * next.perspectiveY + w * next.w
      )
    }
    let first = row(affine.a, affine.b, perspectiveX)
    let second = row(affine.c, affine.d, perspectiveY)
    let third = row(affine.tx, affine.ty, w)
    var result = PlanarTransform(
      CGAffineTransform(
        a: first.0, b: first.1, c: second.0, d: second.1, tx: third.0, ty: third.1))
    result.perspectiveX = first.2
    result.perspectiveY = second.2
    result.w = third.2
    return result
  }

  /// The map that undoes this one; nil when it flattens the plane to a line or a point.
  public func inverted() -> PlanarTransform? {
    if isAffine {
      guard w != 0, affine.determinant != 0 else { return nil }
      let scaled = affine.concatenating(CGAffineTransform(scaleX: 1 / w, y: 1 / w))
      return PlanarTransform(scaled.inverted())
    }
    let (a, b, p) = (affine.a, affine.b, perspectiveX)
    let (c, d, q) = (affine.c, affine.d, perspectiveY)
    let (x, y, s) = (affine.tx, affine.ty, w)
    let determinant = a * (d * s - q * y) - b * (c * s - q * x) + p * (c * y - d * x)
    guard determinant != 0 else { return nil }
    let k = 1 / determinant
    var result = PlanarTransform(
      CGAffineTransform(
        a: (d * s - q * y) * k, b: (p * y - b * s) * k,
        c: (q * x - c * s) * k, d: (a * s - p * x) * k,
        tx: (c * y - d * x) * k, ty: (b * x - a * y) * k))
    result.perspectiveX = (b * q - p * d) * k
    result.perspectiveY = (p * c - a * q) * k
    result.w = (a * d - b * c) * k
    return result
  }
}
