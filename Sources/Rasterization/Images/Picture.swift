import Bitmaps
import Foundation
import Geometry
import Scenes

/// A picture ready to be painted: pixels and the place of the first one.
struct Picture {
  let layer: Layer
  let x: Int
  let y: Int
}

/// Everything that the pixels of a resampled picture depend on, apart from whole-pixel moves.
struct PictureKey: Hashable {
  let image: Scene.Image
  let x: PiecewiseLinear
  let y: PiecewiseLinear
  let size: PixelSize
  let smooth: Bool
  let tint: Pixel?
}

extension Scene.ImagePlacement {
  /// How positions along x among pixels relate to positions in the picture.
  ///
  /// - Parameters:
  ///   - start: Where the destination's minimum lands, in pixels.
  ///   - end: Where the destination's maximum lands, in pixels; less than `start` if mirrored.
  ///   - pixelsPerPoint: The size of a point along the axis.
  func mapX(start: Double, end: Double, pixelsPerPoint: Double) -> PiecewiseLinear {
    map(
      start, end, source.minX.native, source.maxX.native, stretch.minX.native,
      stretch.maxX.native, original: image.size.width.native, pixelsPerPoint)
  }

  /// The same along y.
  func mapY(start: Double, end: Double, pixelsPerPoint: Double) -> PiecewiseLinear {
    map(
      start, end, source.minY.native, source.maxY.native, stretch.minY.native,
      stretch.maxY.native, original: image.size.height.native, pixelsPerPoint)
  }

  private func map(
    _ start: Double, _ end: Double, _ source0: Double, _ source1: Double, _ stretch0: Double,
    _ stretch1: Double, original: Double, _ pixelsPerPoint: Double
  ) -> PiecewiseLinear {
    let length = abs(end - start)
    // The fixed ends, in pixels of the result; both shrink if they do not fit.
    let fixedUnit = original / scale.native * pixelsPerPoint
    var head = max(min(stretch0, source1) - source0, 0) * fixedUnit
    var tail = max(source1 - max(stretch1, source0), 0) * fixedUnit
    if head + tail > length {
      let factor = length / (head + tail)
      head *= factor
      tail *= factor
    }
    let direction = end < start ? -1.0 : 1.0
    var knots = [PiecewiseLinear.Knot(x: start, y: source0 * original)]
    if head > 0 { knots.append(.init(x: start + direction * head, y: stretch0 * original)) }
    if tail > 0 { knots.append(.init(x: end - direction * tail, y: stretch1 * original)) }
    knots.append(.init(x: end, y: source1 * original))
    return PiecewiseLinear(direction < 0 ? knots.reversed() : knots)
  }

  /// The picture's pixels that may be used along an axis; nil when there are none.
  static func allowed(_ from: CGFloat, _ to: CGFloat, of count: Int) -> Range<Int>? {
    let low = max((from * CGFloat(count) + 1e-6).rounded(.down), 0)
    let high = min((to * CGFloat(count) - 1e-6).rounded(.up), CGFloat(count))
    return high > low ? Int(low)..<Int(high) : nil
  }
}
