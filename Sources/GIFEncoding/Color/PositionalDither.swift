/// Mixes a colour from table colours by a pattern that is fixed to the canvas.
///
/// What does not move does not crawl: the same colour at the same place gives the same index.
///
/// - SeeAlso: Jorge Jimenez, "Next Generation Post Processing in Call of Duty" (2014), for the
///   interleaved gradient noise used as the threshold.
struct PositionalDither: Sendable {
  /// The index for a colour at a place: the nearest one, or the one on the colour's other side.
  ///
  /// The nearer of the two is the more frequent, so that a neighbourhood has the colour asked for.
  @inline(__always)
  func index(of color: RGB, x: Int, y: Int, map: ColorMap) -> UInt8 {
    let index = map.index(of: color)
    let near = map.color(at: index)
    return near == color ? index : mixed(color, near: near, index: index, x: x, y: y, map: map)
  }

  @inline(never)
  private func mixed(
    _ color: RGB, near: RGB, index: UInt8, x: Int, y: Int, map: ColorMap
  ) -> UInt8 {
    let target = Self.channels(color)
    let from = Self.channels(near)
    let offset = target &- from
    // Beyond the colour, as far again and half as far as the nearest one is before it.
    let beyond = target &+ offset &+ offset / 2
    let clamped = beyond.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let other = map.index(
      of: RGB(clamped.x) << 16 | RGB(clamped.y) << 8 | RGB(clamped.z))
    guard other != index else { return index }
    let along = Self.channels(map.color(at: other)) &- from
    let length = (along &* along).wrappedSum()
    let near = (offset &* offset).wrappedSum()
    guard near > 2, length <= near * 9 else { return index }
    let part = Float((offset &* along).wrappedSum()) / Float(max(length, 1))
    return Self.threshold(x: x, y: y) < part ? other : index
  }

  private static func channels(_ color: RGB) -> SIMD4<Int32> {
    SIMD4(Int32(color >> 16 & 0xFF), Int32(color >> 8 & 0xFF), Int32(color & 0xFF), 0)
  }

  /// A number in `0..<1` for a place on the canvas, evenly spread in every neighbourhood.
  static func threshold(x: Int, y: Int) -> Float {
    let inner = 0.067_110_56 * Float(x) + 0.005_837_15 * Float(y)
    let outer = 52.982_918 * (inner - inner.rounded(.down))
    return outer - outer.rounded(.down)
  }
}
