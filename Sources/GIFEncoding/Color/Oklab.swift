import Foundation

/// A colour in Oklab: lightness in `0...1`, then the green–red and blue–yellow axes.
///
/// Equal distances look about equally different; ΔE here is the distance times 100.
///
/// - SeeAlso: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct Oklab: Equatable, Sendable {
  /// Lightness and the two opponent axes; the last lane is 0.
  var lanes: SIMD4<Float>

  init(lanes: SIMD4<Float>) { self.lanes = lanes }

  /// Converts a gamma-encoded sRGB colour.
  init(_ color: RGB) {
    self.init(linear: Self.linear(color))
  }

  /// Converts linear-light red, green and blue in `0...1`.
  init(linear: SIMD4<Float>) {
    let l = Self.longs.x * linear.x + Self.longs.y * linear.y + Self.longs.z * linear.z
    let m = Self.mediums.x * linear.x + Self.mediums.y * linear.y + Self.mediums.z * linear.z
    let s = Self.shorts.x * linear.x + Self.shorts.y * linear.y + Self.shorts.z * linear.z
    let roots = SIMD4<Float>(cbrtf(l), cbrtf(m), cbrtf(s), 0)
    lanes = SIMD4(
      0.210_454_26 * roots.x + 0.793_617_8 * roots.y - 0.004_072_047 * roots.z,
      1.977_998_5 * roots.x - 2.428_592_2 * roots.y + 0.450_593_7 * roots.z,
      0.025_904_037 * roots.x + 0.782_771_77 * roots.y - 0.808_675_77 * roots.z,
      0)
  }

  /// The square of the distance to another colour.
  @inline(__always)
  func squaredDistance(to other: Oklab) -> Float {
    let difference = lanes - other.lanes
    return (difference * difference).sum()
  }

  /// A colour's red, green and blue in linear light, each in `0...1`.
  static func linear(_ color: RGB) -> SIMD4<Float> {
    SIMD4(
      decoded[Int(color >> 16 & 0xFF)], decoded[Int(color >> 8 & 0xFF)],
      decoded[Int(color & 0xFF)], 0)
  }

  /// The sRGB colour nearest to linear-light red, green and blue; clamped to the gamut.
  static func encode(linear: SIMD4<Float>) -> RGB {
    func byte(_ component: Float) -> UInt32 {
      let value = min(max(component, 0), 1)
      let encoded = value <= 0.003_130_8 ? 12.92 * value : 1.055 * powf(value, 1 / 2.4) - 0.055
      return UInt32((encoded * 255).rounded())
    }
    return byte(linear.x) << 16 | byte(linear.y) << 8 | byte(linear.z)
  }

  private static let longs = SIMD4<Float>(0.412_221_46, 0.536_332_55, 0.051_445_995, 0)
  private static let mediums = SIMD4<Float>(0.211_903_5, 0.680_699_5, 0.107_396_96, 0)
  private static let shorts = SIMD4<Float>(0.088_302_46, 0.281_718_85, 0.629_978_7, 0)

  /// The linear-light value of each gamma-encoded byte.
  private static let decoded: [Float] = (0..<256).map { byte in
    let value = Float(byte) / 255
    return value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}
