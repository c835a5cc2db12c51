public import Foundation

/// What an affine transform consists of, applied in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The factors along x and y; a mirrored transform has one negative factor.
  public var scale: CGSize
  /// How far x moves per unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// The angle in radians, clockwise on screen.
  public var rotation: CGFloat
  /// The displacement in points.
  public var translation: CGVector

  /// Creates components; the defaults are those of the identity.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, then shears, then rotates, then moves.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (sx, sy) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: sx * cosine, b: sx * sine,
      c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// The transform's components, the inverse of `init(_:)`.
  ///
  /// A mirrored transform is given a negative factor along the axis that points backwards, so
  /// that `scale(−1, 1)` is a flip of x and not half a turn. Where a factor is 0 the angle is
  /// taken from the other axis.
  public func decomposed() -> CGAffineTransformComponents {
    let mirroredX = determinant < 0 && a <= d
    let mirroredY = determinant < 0 && a > d
    var sx = (a * a + b * b).squareRoot()
    if mirroredX { sx = -sx }
    // The x axis gives the angle; a vanished one leaves it to the y axis.
    let angle = sx == 0 ? atan2(-c, d) : mirroredX ? atan2(-b, -a) : atan2(b, a)
    let (sine, cosine) = (sin(angle), cos(angle))
    var sy = -c * sine + d * cosine
    let along = c * cosine + d * sine
    if mirroredY, sy > 0 { sy = -sy }
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy), horizontalShear: sy == 0 ? 0 : along / sy,
      rotation: angle, translation: CGVector(dx: tx, dy: ty))
  }

  /// The transform between this one and another, by components; the rotation goes the short way.
  ///
  /// - Parameter amount: 0 gives this transform, 1 the other; not clamped.
  public func interpolated(to other: CGAffineTransform, amount: CGFloat) -> CGAffineTransform {
    if amount == 0 || self == other { return self }
    if amount == 1 { return other }
    let (from, to) = (decomposed(), other.decomposed())
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
    // A transform without area has no angle of its own: it borrows the other's.
    let start = from.scale == .zero ? to.rotation : from.rotation
    let end = to.scale == .zero ? from.rotation : to.rotation
    var turn = (end - start).remainder(dividingBy: 2 * .pi)
    if abs(turn) < 1e-15 { turn = 0 }
    return CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(
          width: mix(from.scale.width, to.scale.width),
          height: mix(from.scale.height, to.scale.height)),
        horizontalShear: mix(from.horizontalShear, to.horizontalShear),
        rotation: start + turn * amount,
        translation: CGVector(
          dx: mix(from.translation.dx, to.translation.dx),
          dy: mix(from.translation.dy, to.translation.dy))))
  }
}
