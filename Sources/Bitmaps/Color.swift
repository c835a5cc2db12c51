/// A colour in extended sRGB: gamma-encoded components, not premultiplied.
///
/// `0...1` is the sRGB gamut; components outside it are kept (springs overshoot colours too) and
/// clamped only when painted.
public struct Color: Hashable, Codable, Sendable {
  /// Gamma-encoded red.
  public var red: Double
  /// Gamma-encoded green.
  public var green: Double
  /// Gamma-encoded blue.
  public var blue: Double
  /// Opacity: 0 clear, 1 opaque.
  public var alpha: Double

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Black at opacity 0.
  public static let clear = Color(white: 0, alpha: 0)
}
