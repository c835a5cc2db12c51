public import Foundation

/// The parts of a matrix that key paths such as `transform.scale.x` name.
///
/// Each setter takes the matrix apart, replaces one part and puts it together again, so parts set
/// one after another do not disturb each other. Angles are in radians, clockwise on screen about
/// z, and belong to turns about x, then y, then z.
extension CATransform3D {
  /// The factor along x.
  public var scaleX: CGFloat {
    get { parts.scale.x }
    set { edit { $0.scale.x = newValue } }
  }

  /// The factor along y.
  public var scaleY: CGFloat {
    get { parts.scale.y }
    set { edit { $0.scale.y = newValue } }
  }

  /// The factor along z.
  public var scaleZ: CGFloat {
    get { parts.scale.z }
    set { edit { $0.scale.z = newValue } }
  }

  /// The mean of the factors along x, y and z; setting it sets all three.
  public var scale: CGFloat {
    get {
      let scale = parts.scale
      return (scale.x + scale.y + scale.z) / 3
    }
    set { edit { $0.scale = (newValue, newValue, newValue) } }
  }

  /// The mean of the factors along x and y; setting it sets both.
  public var scaleXY: CGFloat {
    get {
      let scale = parts.scale
      return (scale.x + scale.y) / 2
    }
    set {
      edit {
        $0.scale.x = newValue
        $0.scale.y = newValue
      }
    }
  }

  /// The turn about x.
  public var rotationX: CGFloat {
    get { parts.rotation.angles.x }
    set { edit { $0.rotation.angles.x = newValue } }
  }

  /// The turn about y.
  public var rotationY: CGFloat {
    get { parts.rotation.angles.y }
    set { edit { $0.rotation.angles.y = newValue } }
  }

  /// The turn about z.
  public var rotationZ: CGFloat {
    get {
      CATransform3DIsAffine(self)
        ? CATransform3DGetAffineTransform(self).decomposed().rotation : parts.rotation.angles.z
    }
    set { edit { $0.rotation.angles.z = newValue } }
  }

  /// The displacement along x, in points.
  public var translationX: CGFloat {
    get { m41 }
    set { m41 = newValue }
  }

  /// The displacement along y, in points.
  public var translationY: CGFloat {
    get { m42 }
    set { m42 = newValue }
  }

  /// The displacement along z, in points.
  public var translationZ: CGFloat {
    get { m43 }
    set { m43 = newValue }
  }

  /// The displacement in the plane, in points.
  public var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  private var parts: Transform3DParts {
    if CATransform3DIsAffine(self) { return Transform3DParts(planar: self) }
    return Transform3DParts(self) ?? Transform3DParts(planar: self)
  }

  private mutating func edit(_ change: (inout Transform3DParts) -> Void) {
    var parts = self.parts
    change(&parts)
    self = parts.matrix
  }
}

extension Transform3DParts {
  /// The parts of a matrix's affine part in the plane, which may lack an inverse.
  fileprivate init(planar t: CATransform3D) {
    self.init()
    let flat = CATransform3DGetAffineTransform(t).decomposed()
    scale = (flat.scale.width, flat.scale.height, t.m33)
    shear.xy = flat.horizontalShear
    rotation = Quaternion(
      x: 0, y: 0, z: sin(flat.rotation / 2), w: cos(flat.rotation / 2))
    translation = (t.m41, t.m42, t.m43)
  }
}

extension Quaternion {
  /// The rotation as turns about x, then y, then z.
  fileprivate var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    get {
      let m = matrix
      let sine = min(max(-m.m13, -1), 1)
      if abs(sine) > 1 - 1e-12 {
        // Turned sideways, x and z mean the same turn; all of it is called z.
        return (0, asin(sine), atan2(-m.m21, m.m22))
      }
      return (atan2(m.m23, m.m33), asin(sine), atan2(m.m12, m.m11))
    }
    set {
      let turns = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeRotation(newValue.x, 1, 0, 0),
          CATransform3DMakeRotation(newValue.y, 0, 1, 0)),
        CATransform3DMakeRotation(newValue.z, 0, 0, 1))
      self = Quaternion(rotation: turns)
    }
  }
}
