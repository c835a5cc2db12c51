public import Bitmaps

/// Why a scene could not be painted.
public enum RasterizerError: Error, Equatable, Sendable {
  /// A side of the picture, or of a part painted apart, exceeds `limit` pixels.
  case surfaceTooLarge(PixelSize, limit: Int)
  /// A scale that is not a positive finite number.
  case badScale(x: Double, y: Double)
  /// Cairo reported a failure; the number is its `cairo_status_t`.
  case cairo(status: Int)
  /// An SVG picture could not be drawn.
  case svg(message: String)
}
