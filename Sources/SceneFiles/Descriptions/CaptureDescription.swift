/// How the screen of a device is brought into the output, as screen recorders do it.
public struct CaptureDescription: Hashable, Sendable {
  /// How pixels of the device become pixels of the output.
  public enum Reduction: Hashable, Sendable {
    /// The average of all pixels that are covered.
    case area
    /// One sample, interpolated between the four nearest pixels.
    case bilinear
  }

  /// Pixels per point of the device's screen.
  public var deviceScale = 3
  /// How pixels of the device become pixels of the output.
  public var reduction = Reduction.area
  /// The width of the box that blurs the output, in pixels of the output; 0 for none.
  public var blur = 0.0
}

extension CaptureDescription {
  static let declaration = RecordType<CaptureDescription>(
    phrase: "the capture",
    keys: [
      .optional(
        "deviceScale", \.deviceScale, .integer(.from(1, to: 8)),
        "Pixels per point of the screen that is captured."),
      .optional(
        "reduction", \.reduction, .choice(["area": .area, "bilinear": .bilinear]),
        "How pixels of the screen become pixels of the output."),
      .optional(
        "blur", \.blur, .number(.from(0, to: 16)),
        "The width of the box that blurs the output, in its pixels."),
    ],
    initial: CaptureDescription())
}
