/// One premultiplied pixel of 8 bits per channel, packed as `0xAARRGGBB`.
///
/// The packing is Cairo's `ARGB32` on little- and big-endian machines alike, so a bitmap can be
/// drawn into without a copy.
@frozen
public struct Pixel: Hashable, Sendable {
  /// The packed channels: alpha in the top byte, then red, green, blue; colour premultiplied.
  public var packed: UInt32

  /// Creates a pixel from its packed form.
  @inlinable
  public init(packed: UInt32) { self.packed = packed }

  /// Creates a pixel from premultiplied channels; no colour channel may exceed `alpha`.
  @inlinable
  public init(premultipliedRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    packed = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a pixel from straight (not premultiplied) channels, rounding to nearest.
  @inlinable
  public init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func scaled(_ channel: UInt8) -> UInt8 {
      UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
    }
    self.init(
      premultipliedRed: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }

  /// Premultiplied red, `0...alpha`.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  /// Premultiplied green, `0...alpha`.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  /// Premultiplied blue, `0...alpha`.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: packed) }
  /// Coverage: 0 transparent, 255 opaque.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  /// The channels with premultiplication undone, rounded to nearest; all zero when transparent.
  @inlinable
  public var straight: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let alpha = UInt32(self.alpha)
    guard alpha > 0 else { return (0, 0, 0, 0) }
    guard alpha < 255 else { return (red, green, blue, 255) }
    func divided(_ channel: UInt8) -> UInt8 {
      UInt8(min(255, (UInt32(channel) * 255 + alpha / 2) / alpha))
    }
    return (divided(red), divided(green), divided(blue), self.alpha)
  }

  /// No coverage at all.
  public static let transparent = Pixel(packed: 0)
  /// Opaque black.
  public static let black = Pixel(packed: 0xFF00_0000)
  /// Opaque white.
  public static let white = Pixel(packed: 0xFFFF_FFFF)
}

extension Pixel: CustomStringConvertible {
  /// The packed channels as `#AARRGGBB`.
  public var description: String {
    let digits = String(packed, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Pixel {
  /// Creates the pixel nearest to a colour; components outside `0...1` are clamped.
  public init(_ color: Color) {
    func byte(_ component: Double) -> UInt8 {
      UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    self.init(
      straightRed: byte(color.red), green: byte(color.green), blue: byte(color.blue),
      alpha: byte(color.alpha))
  }
}
