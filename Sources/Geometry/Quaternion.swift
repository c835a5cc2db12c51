import Foundation

/// A rotation in space as a unit quaternion.
struct Quaternion: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var w: CGFloat

  init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The rotation of a matrix whose upper left 3 × 3 part is a pure rotation of row vectors.
  init(rotation m: CATransform3D) {
    let trace = m.m11 + m.m22 + m.m33
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(
        x: (m.m23 - m.m32) / s, y: (m.m31 - m.m13) / s, z: (m.m12 - m.m21) / s, w: s / 4)
    } else if m.m11 >= m.m22, m.m11 >= m.m33 {
      let s = 2 * (1 + m.m11 - m.m22 - m.m33).squareRoot()
      self.init(
        x: s / 4, y: (m.m12 + m.m21) / s, z: (m.m31 + m.m13) / s, w: (m.m23 - m.m32) / s)
    } else if m.m22 >= m.m33 {
      let s = 2 * (1 + m.m22 - m.m11 - m.m33).squareRoot()
      self.init(
        x: (m.m12 + m.m21) / s, y: s / 4, z: (m.m23 + m.m32) / s, w: (m.m31 - m.m13) / s)
    } else {
      let s = 2 * (1 + m.m33 - m.m11 - m.m22).squareRoot()
      self.init(
        x: (m.m31 + m.m13) / s, y: (m.m23 + m.m32) / s, z: s / 4, w: (m.m12 - m.m21) / s)
    }
  }

  /// The rotation as a matrix for row vectors, the inverse of `init(rotation:)`.
  var matrix: CATransform3D {
    var m = CATransform3DIdentity
    m.m11 = 1 - 2 * (y * y + z * z)
    m.m12 = 2 * (x * y + z * w)
    m.m13 = 2 * (x * z - y * w)
    m.m21 = 2 * (x * y - z * w)
    m.m22 = 1 - 2 * (x * x + z * z)
    m.m23 = 2 * (y * z + x * w)
    m.m31 = 2 * (x * z + y * w)
    m.m32 = 2 * (y * z - x * w)
    m.m33 = 1 - 2 * (x * x + y * y)
    return m
  }

  /// Spherical interpolation along the shorter arc; `amount` is not clamped.
  func slerp(to other: Quaternion, amount: CGFloat) -> Quaternion {
    var other = other
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    if cosine < 0 {
      other = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
      cosine = -cosine
    }
    let angle = acos(min(cosine, 1))
    guard angle > 1e-9 else { return self }
    let from = sin((1 - amount) * angle) / sin(angle)
    let to = sin(amount * angle) / sin(angle)
    return Quaternion(
      x: from * x + to * other.x, y: from * y + to * other.y, z: from * z + to * other.z,
      w: from * w + to * other.w)
  }
}
