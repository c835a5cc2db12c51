public import Foundation
public import Geometry

/// A property animation through a list of values or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order; ignored when there is a path.
  open var values: [Any]?
  /// The way of a point: every end of a segment is a keyframe.
  open var path: CGPath?
  /// When the values are reached, as fractions; one per value, or one more for `discrete`. Even
  /// spacing when nil or of another number.
  open var keyTimes: [NSNumber]?
  /// The pace of each segment.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What happens between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a cubic curve is at each value: 0 is Catmull-Rom, 1 a corner.
  open var tensionValues: [NSNumber]?
  /// How sharply a cubic curve turns at each value.
  open var continuityValues: [NSNumber]?
  /// Where a cubic curve overshoots: before (negative) or after the value.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func body(duration: TimeInterval) -> AnimationProgram.Body {
    func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
    let description = KeyframeDescription(
      values: values ?? [], keyTimes: keyTimes.map { numbers($0) },
      curves: timingFunctions?.map(\.curve), mode: calculationMode,
      tensions: numbers(tensionValues), continuities: numbers(continuityValues),
      biases: numbers(biasValues))
    guard let property = property(samples: values ?? []) else { return .nothing }
    if let path {
      let effect = PathEffect(
        property: property, path: path.value, description: description,
        rotation: rotationMode, combination: combination)
      return effect.map { .effect($0) } ?? .nothing
    }
    return property.keyframeEffect(description, combination).map { .effect($0) } ?? .nothing
  }
}

/// What happens between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value in turn, without anything between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at about one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with the path it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
