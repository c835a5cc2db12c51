public import AnimationCore
public import Bitmaps
public import Foundation

/// A colour in extended sRGB with an opacity.
///
/// Immutable. Components outside `0...1` are kept, as UIKit keeps them in extended sRGB.
open class UIColor: NSObject, @unchecked Sendable {
  // `@unchecked`: the class is open, but its only state is this constant.
  /// The colour as a value.
  public final let value: Color

  /// Creates a colour from a value.
  public init(_ value: Color) { self.value = value }

  /// Creates a colour from gamma-encoded sRGB components and an opacity, each nominally `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), alpha: Double(alpha)))
  }

  /// Creates a colour from a position on the colour wheel: hue, saturation, brightness `0...1`.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }

  /// The colour as a Core Graphics colour.
  public final var cgColor: CGColor { CGColor(value) }

  /// The same colour with another opacity.
  public final func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = value
    changed.alpha = Double(alpha)
    return UIColor(changed)
  }

  /// Writes the components to the given places and returns true.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(value.red)
    green?.pointee = CGFloat(value.green)
    blue?.pointee = CGFloat(value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and opacity to the given places and returns true.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = value.hueSaturationBrightness
    hue?.pointee = CGFloat(components.hue)
    saturation?.pointee = CGFloat(components.saturation)
    brightness?.pointee = CGFloat(components.brightness)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Writes the luminance of a gray and its opacity; false, writing nothing, for other colours.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = CGFloat(value.red)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Sets the fill and stroke colour of the current graphics context.
  @MainActor public final func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current graphics context.
  @MainActor public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current graphics context.
  @MainActor public final func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Whether another object is a colour with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.value == value } ?? false
  }

  /// A hash of the components.
  open override var hash: Int { value.hashValue }

  /// The components, as UIKit prints them.
  open override var description: String {
    "UIExtendedSRGBColorSpace \(value.red) \(value.green) \(value.blue) \(value.alpha)"
  }
}
