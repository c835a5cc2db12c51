/// How a picture is taken from a screen: the screen is painted at its own resolution first, then
/// brought to the picture's pixels, as a screen recorder does.
public struct Capture: Hashable, Sendable {
  /// How screen pixels become picture pixels.
  public enum Reduction: String, Hashable, Codable, Sendable, CaseIterable {
    /// One sample between the four screen pixels nearest to a picture pixel's centre: hard edges,
    /// thin lines may vanish.
    case bilinear
    /// The average of the screen pixels a picture pixel covers.
    case area
  }

  /// Screen pixels per canvas point, at least 1.
  public var deviceScale: Int
  /// How screen pixels become picture pixels.
  public var reduction: Reduction
  /// The side of a square over which a bilinear sample is averaged, in picture pixels; 0 for none.
  public var blur: Double

  /// Creates a capture.
  public init(deviceScale: Int = 3, reduction: Reduction = .bilinear, blur: Double = 0) {
    self.deviceScale = deviceScale
    self.reduction = reduction
    self.blur = blur
  }

  /// How many picture pixels wide the stretch is that one picture pixel averages.
  var footprint: Double {
    switch reduction {
    case .bilinear: min(max(blur, 0), 16)
    case .area: 1
    }
  }
}
