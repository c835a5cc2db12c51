public import Foundation

extension PlanarTransform {
  /// An affine map followed by this one.
  public func preceded(by first: CGAffineTransform) -> PlanarTransform {
    if first.isIdentity { return self }
    var result = self
    result.affine = first.concatenating(affine)
    result.perspectiveX = first.a * perspectiveX + first.b * perspectiveY
    result.perspectiveY = first.c * perspectiveX + first.d * perspectiveY
    result.w = first.tx * perspectiveX + first.ty * perspectiveY + w
    return result
  }
}
