import Foundation

/// How a colour's components are counted; the colours themselves are always sRGB.
public struct CGColorSpace: Hashable, Sendable {
  /// The family of a colour space.
  public enum Model: Hashable, Sendable {
    /// One component, gray.
    case monochrome
    /// Red, green and blue.
    case rgb
  }

  /// The family.
  public let model: Model

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of extended sRGB.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of gray with gamma 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates a space of a family.
  init(model: Model) { self.model = model }

  /// Creates a space by name; nil for spaces that are not supported.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: model = .rgb
    case Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
  }
}

/// The RGB colour space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// The gray colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
