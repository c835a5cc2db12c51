import Bitmaps

/// Follows what a viewer sees and decides, picture by picture, which pixels must be drawn.
///
/// A pixel stays as it is when its source did not change or when its new colour maps to the one
/// already shown, so a still pixel never flickers.
final class FrameIndexer {
  private let size: PixelSize
  private let flattening: Flattening
  private let map: ColorMap
  private let transparentIndex: UInt8
  /// The colours on the canvas now.
  private var canvas: [RGB]
  private var previous: Bitmap?
  /// The part of the canvas that the last image's disposal cleared.
  private var cleared: PixelRect

  init(size: PixelSize, flattening: Flattening, map: ColorMap) {
    self.size = size
    self.flattening = flattening
    self.map = map
    transparentIndex = 0
    canvas = Array(repeating: .clear, count: size.area)
    cleared = PixelRect(size)
  }

  /// The image for the next picture; nil when nothing visible changes.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - step: What the first pass learned about it.
  ///   - clearing: The part of the canvas that must be cleared after this picture.
  func image(
    for bitmap: Bitmap, step: MovieAnalysis.Step, clearing: PixelRect
  ) -> IndexedImage? {
    let region = step.box.union(cleared)
    var shown = [UInt8](repeating: transparentIndex, count: region.area)
    var drawn = shown
    let changed = index(bitmap, region: region, shown: &shown, drawn: &drawn)
    previous = bitmap
    let isFirst = step.start == 0
    let rect = isFirst ? PixelRect(size) : changed.union(clearing)
    cleared = PixelRect(x: 0, y: 0, width: 0, height: 0)
    guard !rect.isEmpty else { return nil }
    var image = IndexedImage(
      rect: rect, shown: shown, drawn: drawn, transparentIndex: transparentIndex,
      localPalette: nil, hasStillPixels: true)
    if rect != region {
      image.shown = crop(shown, of: region, to: rect)
      image.drawn = crop(drawn, of: region, to: rect)
    }
    if !clearing.isEmpty {
      clear(rect)
      cleared = rect
    }
    return image
  }

  private func index(
    _ bitmap: Bitmap, region: PixelRect, shown: inout [UInt8], drawn: inout [UInt8]
  ) -> PixelRect {
    var left = region.maxX
    var right = region.x
    var top = region.maxY
    var bottom = region.y
    let width = size.width
    let previous = previous ?? bitmap
    let colors = map.palette.colors
    unsafe bitmap.withUnsafePixels { pixels in
      unsafe previous.withUnsafePixels { old in
        unsafe canvas.withUnsafeMutableBufferPointer { canvas in
          unsafe shown.withUnsafeMutableBufferPointer { shown in
            unsafe drawn.withUnsafeMutableBufferPointer { drawn in
              var target = 0
              for y in region.y..<region.maxY {
                var first = region.maxX
                var last = -1
                for x in region.x..<region.maxX {
                  let at = y &* width &+ x
                  let onCanvas = unsafe canvas[at]
                  let pixel = unsafe pixels[at]
                  if unsafe pixel == old[at], onCanvas != .clear {
                    unsafe shown[target] = map.index(of: onCanvas)
                  } else {
                    let color = flattening.color(of: pixel)
                    if color != .clear {
                      let index = map.index(of: color)
                      unsafe shown[target] = index
                      let new = colors[Int(index) - 1]
                      if new != onCanvas {
                        unsafe drawn[target] = index
                        unsafe canvas[at] = new
                        first = min(first, x)
                        last = x
                      }
                    }
                  }
                  target &+= 1
                }
                if last >= 0 {
                  left = min(left, first)
                  right = max(right, last + 1)
                  top = min(top, y)
                  bottom = y + 1
                }
              }
            }
          }
        }
      }
    }
    guard bottom > top else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { canvas[y * size.width + x] = .clear }
    }
  }

  /// The part of a plane inside another rectangle; pixels outside the plane's are taken from the
  /// canvas as still ones.
  private func crop(_ plane: [UInt8], of region: PixelRect, to rect: PixelRect) -> [UInt8] {
    var result = [UInt8](repeating: transparentIndex, count: rect.area)
    let common = region.intersection(rect)
    guard !common.isEmpty else { return result }
    for y in common.y..<common.maxY {
      let from = (y - region.y) * region.width + common.x - region.x
      let to = (y - rect.y) * rect.width + common.x - rect.x
      result.replaceSubrange(to..<to + common.width, with: plane[from..<from + common.width])
    }
    return result
  }
}
