public import Foundation

/// An animation of one property, named by a key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's key path, such as `position.x`.
  open var keyPath: String?
  /// Whether the value is added to what is there instead of replacing it.
  open var isAdditive = false
  /// Whether each cycle starts where the last one ended.
  open var isCumulative = false
  /// Turns plain values into a transform.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override var animatedKeys: [String] {
    keyPath.map { [String($0.prefix { $0 != "." })] } ?? []
  }

  var combination: Combination {
    Combination(isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// The property the key path and value function name; `samples` show what kind of value a
  /// property unknown to this project has.
  func property(samples: [Any?]) -> (any AnyAnimatableProperty)? {
    guard let keyPath else { return nil }
    if let valueFunction { return LayerProperties.property(named: valueFunction.path(in: keyPath)) }
    return LayerProperties.property(named: keyPath)
      ?? LayerProperties.customProperty(named: keyPath, samples: samples)
  }
}

/// A function from a number to a transform.
public final class CAValueFunction: NSObject, Sendable {
  /// Which function it is.
  public let name: CAValueFunctionName

  /// Creates one of the predefined functions.
  public init?(name: CAValueFunctionName) { self.name = name }

  /// The key path that has the same effect inside a property.
  func path(in property: String) -> String { "\(property).\(name.suffix)" }
}

/// The predefined value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A number to a turn about x.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A number to a turn about y.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A number to a turn about z.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A number to a factor along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A number to a factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A number to a factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A number to a factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A number to a displacement along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A number to a displacement along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A number to a displacement along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The key path below a transform.
  var suffix: String {
    switch self {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .rotateZ: "rotation.z"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    default: "scale"
    }
  }
}
