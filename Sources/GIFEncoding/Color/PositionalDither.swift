/// Mixes a colour from table colours by a pattern that is fixed to the canvas.
///
/// What does not move does not crawl: the same colour at the same place gives the same index.
///
/// - SeeAlso: Jorge Jimenez, "Next Generation Post Processing in Call of Duty" (2014), for the
///   interleaved gradient noise used as the threshold.
struct PositionalDither: Sendable {
  /// The range of the pattern in steps of a channel.
  var amplitude: Float = 10

  /// The colour to look up in place of one; colours in the table stay themselves.
  @inline(__always)
  func color(_ color: RGB, x: Int, y: Int, map: ColorMap) -> RGB {
    guard map.exactIndex(of: color) == 0 else { return color }
    let offset = Int32((Self.threshold(x: x, y: y) - 0.5) * amplitude)
    func moved(_ shift: UInt32) -> RGB {
      let channel = Int32(color >> shift & 0xFF) + offset
      return RGB(min(max(channel, 0), 255)) << shift
    }
    return moved(16) | moved(8) | moved(0)
  }

  /// A number in `0..<1` for a place on the canvas, evenly spread in every neighbourhood.
  static func threshold(x: Int, y: Int) -> Float {
    let inner = 0.067_110_56 * Float(x) + 0.005_837_15 * Float(y)
    let outer = 52.982_918 * (inner - inner.rounded(.down))
    return outer - outer.rounded(.down)
  }
}
