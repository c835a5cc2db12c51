public import Foundation

/// What a matrix consists of, applied in the order perspective, scale, shear, rotation, translation.
struct Transform3DParts: Sendable {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
  var shear: (xy: CGFloat, xz: CGFloat, yz: CGFloat) = (0, 0, 0)
  var rotation = Quaternion(x: 0, y: 0, z: 0, w: 1)
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
  var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)

  init() {}
}

extension Transform3DParts {
  /// Takes a matrix apart; nil when it flattens space and has no rotation to speak of.
  ///
  /// - SeeAlso: "Decomposing a Matrix", Graphics Gems II, VII.1; a mirrored matrix gets one
  ///   negative factor, along the axis that points backwards most.
  init?(_ t: CATransform3D) {
    let m = t
    self.init()
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 {
      // m = affine part · perspective, so perspective column p solves affine · p = column 4.
      var affine = m
      (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
      let inverse = CATransform3DInvert(affine)
      guard CATransform3DConcat(affine, inverse).isNearlyIdentity else { return nil }
      let column = (m.m14, m.m24, m.m34, m.m44)
      func row(_ r: Int) -> CGFloat {
        inverse[r, 0] * column.0 + inverse[r, 1] * column.1 + inverse[r, 2] * column.2
          + inverse[r, 3] * column.3
      }
      perspective = (row(0), row(1), row(2), row(3))
    }
    translation = (m.m41, m.m42, m.m43)
    var x = Vector3(m.m11, m.m12, m.m13)
    var y = Vector3(m.m21, m.m22, m.m23)
    var z = Vector3(m.m31, m.m32, m.m33)
    guard x.cross(y).dot(z) != 0 else { return nil }
    if x.cross(y).dot(z) < 0 {
      if x.x <= y.y, x.x <= z.z {
        x = x * -1
        scale.x = -1
      } else if y.y <= z.z {
        y = y * -1
        scale.y = -1
      } else {
        z = z * -1
        scale.z = -1
      }
    }
    let lengthX = x.length
    x = x * (1 / lengthX)
    shear.xy = x.dot(y)
    y = y - x * shear.xy
    let lengthY = y.length
    y = y * (1 / lengthY)
    shear.xz = x.dot(z)
    shear.yz = y.dot(z)
    z = z - x * shear.xz - y * shear.yz
    let lengthZ = z.length
    z = z * (1 / lengthZ)
    shear.xy /= lengthY
    shear.xz /= lengthZ
    shear.yz /= lengthZ
    scale = (scale.x * lengthX, scale.y * lengthY, scale.z * lengthZ)
    var pure = CATransform3DIdentity
    (pure.m11, pure.m12, pure.m13) = (x.x, x.y, x.z)
    (pure.m21, pure.m22, pure.m23) = (y.x, y.y, y.z)
    (pure.m31, pure.m32, pure.m33) = (z.x, z.y, z.z)
    rotation = Quaternion(rotation: pure)
  }

  /// The matrix, the inverse of `init(_:)`.
  var matrix: CATransform3D {
    let r = rotation.matrix
    let x = Vector3(r.m11, r.m12, r.m13)
    let y = Vector3(r.m21, r.m22, r.m23)
    let z = Vector3(r.m31, r.m32, r.m33)
    let rowX = x * scale.x
    let rowY = (y + x * shear.xy) * scale.y
    let rowZ = (z + x * shear.xz + y * shear.yz) * scale.z
    let affine = CATransform3D(
      m11: rowX.x, m12: rowX.y, m13: rowX.z, m14: 0,
      m21: rowY.x, m22: rowY.y, m23: rowY.z, m24: 0,
      m31: rowZ.x, m32: rowZ.y, m33: rowZ.z, m34: 0,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    if perspective == (0, 0, 0, 1) { return affine }
    var projection = CATransform3DIdentity
    (projection.m14, projection.m24, projection.m34, projection.m44) = perspective
    return CATransform3DConcat(affine, projection)
  }

  /// The parts between these and others; `amount` is not clamped.
  func interpolated(to other: Transform3DParts, amount: CGFloat) -> Transform3DParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
    var result = Transform3DParts()
    result.scale = (
      mix(scale.x, other.scale.x), mix(scale.y, other.scale.y), mix(scale.z, other.scale.z)
    )
    result.shear = (
      mix(shear.xy, other.shear.xy), mix(shear.xz, other.shear.xz), mix(shear.yz, other.shear.yz)
    )
    result.translation = (
      mix(translation.x, other.translation.x), mix(translation.y, other.translation.y),
      mix(translation.z, other.translation.z)
    )
    result.perspective = (
      mix(perspective.x, other.perspective.x), mix(perspective.y, other.perspective.y),
      mix(perspective.z, other.perspective.z), mix(perspective.w, other.perspective.w)
    )
    result.rotation = rotation.slerp(to: other.rotation, amount: amount)
    return result
  }
}

extension CATransform3D {
  /// Whether the matrix differs from the identity by rounding only.
  var isNearlyIdentity: Bool {
    for row in 0..<4 {
      for column in 0..<4 where abs(self[row, column] - (row == column ? 1 : 0)) > 1e-6 {
        return false
      }
    }
    return true
  }

  /// The matrix between this one and another, by scale, shear, rotation, translation and
  /// perspective; the rotation goes the short way. Where a matrix has no inverse the entries are
  /// mixed instead.
  ///
  /// - Parameter amount: 0 gives this matrix, 1 the other; not clamped.
  public func interpolated(to other: CATransform3D, amount: CGFloat) -> CATransform3D {
    if amount == 0 || self == other { return self }
    if amount == 1 { return other }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      return CATransform3DMakeAffineTransform(
        CATransform3DGetAffineTransform(self).interpolated(
          to: CATransform3DGetAffineTransform(other), amount: amount))
    }
    guard let from = Transform3DParts(self), let to = Transform3DParts(other) else {
      return mixed(with: other, amount: amount)
    }
    return from.interpolated(to: to, amount: amount).matrix
  }

  /// The matrix whose entries lie between those of this one and another; not clamped.
  public func mixed(with other: CATransform3D, amount: CGFloat) -> CATransform3D {
    var result = self
    for row in 0..<4 {
      for column in 0..<4 {
        result[row, column] += (other[row, column] - self[row, column]) * amount
      }
    }
    return result
  }
}

/// A direction in space.
struct Vector3 {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Vector3) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Vector3, s: CGFloat) -> Vector3 { Vector3(a.x * s, a.y * s, a.z * s) }
}
