public import Bitmaps
public import Foundation

/// A colour with Quartz's interface, kept as gamma-encoded extended sRGB.
public final class CGColor: Sendable {
  /// The colour as a value.
  public let value: Color
  /// How many components Quartz would list: 2 for grays, 4 for RGB.
  public let numberOfComponents: Int

  /// Creates a colour from a value.
  public init(_ value: Color) {
    self.value = value
    numberOfComponents = 4
  }

  /// Creates a colour from gamma-encoded sRGB components; values outside `0...1` are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a colour from gamma-encoded sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public init(gray: CGFloat, alpha: CGFloat) {
    value = Color(white: Double(gray), alpha: Double(alpha))
    numberOfComponents = 2
  }

  /// Creates a colour in a colour space from as many components as the space has, then alpha; nil
  /// when there are fewer.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    switch colorSpace.model {
    case .monochrome where components.count >= 2:
      self.init(gray: components[0], alpha: components[1])
    case .rgb where components.count >= 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// The components, the last of them alpha: gray and alpha, or red, green, blue and alpha.
  public var components: [CGFloat]? {
    let all = [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    return numberOfComponents == 2 ? [all[0], all[3]] : all
  }

  /// The opacity: 0 clear, 1 opaque.
  public var alpha: CGFloat { CGFloat(value.alpha) }

  /// The space the components belong to.
  public var colorSpace: CGColorSpace? {
    numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if numberOfComponents == 2 { return CGColor(gray: CGFloat(value.red), alpha: alpha) }
    var value = value
    value.alpha = Double(alpha)
    return CGColor(value)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black at opacity 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  /// Whether two colours paint the same; a gray equals the RGB colour that looks like it.
  public static func == (a: CGColor, b: CGColor) -> Bool { a === b || a.value == b.value }

  /// Feeds the colour into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension CGColor: CustomStringConvertible {
  /// The components for people.
  public var description: String {
    "CGColor(\(value.red), \(value.green), \(value.blue), \(value.alpha))"
  }
}
