import Foundation
import Geometry

/// The standard deviations of a Gaussian along the pixel axes.
struct PixelSpread: Hashable {
  /// Along x, in pixels.
  let x: Double
  /// Along y, in pixels.
  let y: Double

  /// What a blur in node coordinates becomes in pixels.
  ///
  /// With x' = a·x + c·y an isotropic deviation σ becomes σ·√(a² + c²) along x. Seen in
  /// perspective, the map's scale at the centre of `bounds` counts.
  init(sigma: Double, through map: PlanarTransform, around bounds: CGRect) {
    let linear = map.linearPart(at: CGPoint(x: bounds.midX, y: bounds.midY))
    let sigma = sigma.isFinite ? max(sigma, 0) : 0
    x = min(sigma * hypot(linear.a, linear.c).native, 2_000)
    y = min(sigma * hypot(linear.b, linear.d).native, 2_000)
  }

  /// How many pixels to the left and right a blur can reach.
  var reachX: Int { Self.reach(x) }
  /// How many pixels up and down a blur can reach.
  var reachY: Int { Self.reach(y) }

  /// A displacement in node coordinates as whole pixels.
  func displacement(_ offset: CGSize, through map: PlanarTransform) -> (x: Int, y: Int) {
    let moved = offset.applying(map.affine)
    func whole(_ value: CGFloat) -> Int { Int(min(max(value.rounded(), -1e6), 1e6)) }
    return (whole(moved.width), whole(moved.height))
  }

  private static func reach(_ sigma: Double) -> Int {
    sigma > 0 ? Int((3 * sigma).rounded(.up)) + 4 : 0
  }
}

extension PlanarTransform {
  /// The affine map that agrees with this one near a point, without its translation.
  func linearPart(at point: CGPoint) -> CGAffineTransform {
    guard !isAffine, let image = apply(to: point) else { return affine }
    let w = perspectiveX * point.x + perspectiveY * point.y + self.w
    return CGAffineTransform(
      a: (affine.a - image.x * perspectiveX) / w, b: (affine.b - image.y * perspectiveX) / w,
      c: (affine.c - image.x * perspectiveY) / w, d: (affine.d - image.y * perspectiveY) / w,
      tx: 0, ty: 0)
  }
}
