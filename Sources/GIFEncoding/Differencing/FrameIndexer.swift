import Bitmaps

/// Follows what a viewer sees and decides, picture by picture, which pixels must be drawn.
///
/// A pixel stays as it is when its source did not change or when its new colour maps to the one
/// already shown, so a still pixel never flickers.
final class FrameIndexer {
  private let size: PixelSize
  private let flattening: Flattening
  private let tables: TableChooser
  private let dither: PositionalDither?
  private let transparentIndex: UInt8 = 0
  /// The colours on the canvas now.
  private var canvas: [RGB]
  private var previous: Bitmap?
  /// The part of the canvas that the last image's disposal cleared.
  private var cleared: PixelRect

  init(size: PixelSize, flattening: Flattening, tables: TableChooser, dither: PositionalDither?) {
    self.size = size
    self.flattening = flattening
    self.tables = tables
    self.dither = dither
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
  ) throws(GIFError) -> IndexedImage? {
    let region = step.box.union(cleared)
    var map = tables.shared
    if tables.needsHistogram(for: step),
      !tables.sharedServes(histogram(of: bitmap, region: region, rowStep: 4))
    {
      map = try tables.map(for: step, histogram: histogram(of: bitmap, region: region)) {
        stillColors(in: region)
      }
    }
    var shown = [UInt8](repeating: transparentIndex, count: region.area)
    var drawn = shown
    let changed = index(bitmap, region: region, map: map, shown: &shown, drawn: &drawn)
    previous = bitmap
    let isFirst = step.start == 0
    var rect = isFirst ? PixelRect(size) : changed.union(clearing)
    // The clearing of the last image becomes visible only when another image follows.
    if rect.isEmpty, !cleared.isEmpty {
      rect = PixelRect(x: cleared.x, y: cleared.y, width: 1, height: 1)
    }
    cleared = PixelRect(x: 0, y: 0, width: 0, height: 0)
    guard !rect.isEmpty else { return nil }
    var image = IndexedImage(
      rect: rect, shown: shown, drawn: drawn, transparentIndex: transparentIndex,
      palette: map.palette,
      alternatives: tables.alternatives(in: map), isLocal: map !== tables.shared)
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

  /// What becomes of one pixel.
  private struct Decision {
    var shown: UInt8 = 0
    var drawn: UInt8 = 0
    var canvas = RGB.clear
  }

  @inline(__always)
  private func decision(
    for pixel: Pixel, isUnchanged: Bool, onCanvas: RGB, x: Int, y: Int, map: ColorMap
  ) -> Decision {
    if isUnchanged, onCanvas != .clear {
      return Decision(shown: map.exactIndex(of: onCanvas), canvas: onCanvas)
    }
    let color = flattening.color(of: pixel)
    guard color != .clear else { return Decision(canvas: onCanvas) }
    guard color != onCanvas else {
      return Decision(shown: map.exactIndex(of: onCanvas), canvas: onCanvas)
    }
    let index = dither?.index(of: color, x: x, y: y, map: map) ?? map.index(of: color)
    let new = map.color(at: index)
    return Decision(shown: index, drawn: new == onCanvas ? 0 : index, canvas: new)
  }

  /// Decides on the pixels of a region and returns the box of those that are drawn.
  private func index(
    _ bitmap: Bitmap, region: PixelRect, map: ColorMap, shown: inout [UInt8], drawn: inout [UInt8]
  ) -> PixelRect {
    var left = region.maxX
    var right = region.x
    var top = region.maxY
    var bottom = region.y
    let width = size.width
    let previous = previous ?? bitmap
    let isRepeatable = dither == nil
    unsafe bitmap.withUnsafePixels { pixels in
      unsafe previous.withUnsafePixels { old in
        unsafe canvas.withUnsafeMutableBufferPointer { canvas in
          unsafe shown.withUnsafeMutableBufferPointer { shown in
            unsafe drawn.withUnsafeMutableBufferPointer { drawn in
              var target = 0
              var last = Decision()
              var lastPixel = Pixel.transparent
              var lastCanvas = RGB.clear
              var lastIsUnchanged = false
              for y in region.y..<region.maxY {
                var firstDrawn = region.maxX
                var lastDrawn = -1
                for x in region.x..<region.maxX {
                  let at = y &* width &+ x
                  let onCanvas = unsafe canvas[at]
                  let pixel = unsafe pixels[at]
                  let isUnchanged = unsafe pixel == old[at]
                  // Neighbours mostly share their fate.
                  if !isRepeatable || pixel != lastPixel || onCanvas != lastCanvas
                    || isUnchanged != lastIsUnchanged
                  {
                    last = decision(
                      for: pixel, isUnchanged: isUnchanged, onCanvas: onCanvas, x: x, y: y,
                      map: map)
                    lastPixel = pixel
                    lastCanvas = onCanvas
                    lastIsUnchanged = isUnchanged
                  }
                  unsafe shown[target] = last.shown
                  if last.drawn != 0 {
                    unsafe drawn[target] = last.drawn
                    unsafe canvas[at] = last.canvas
                    if firstDrawn > x { firstDrawn = x }
                    lastDrawn = x
                  }
                  target &+= 1
                }
                if lastDrawn >= 0 {
                  left = min(left, firstDrawn)
                  right = max(right, lastDrawn + 1)
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

  /// The colours of the pixels that must be drawn, unless they map to what is shown.
  private func histogram(
    of bitmap: Bitmap, region: PixelRect, rowStep: Int = 1
  ) -> ColorHistogram {
    var histogram = ColorHistogram()
    let width = size.width
    let previous = previous ?? bitmap
    unsafe bitmap.withUnsafePixels { pixels in
      unsafe previous.withUnsafePixels { old in
        unsafe canvas.withUnsafeBufferPointer { canvas in
          for y in stride(from: region.y, to: region.maxY, by: rowStep) {
            var run = 0
            var runColor = RGB.clear
            for x in region.x..<region.maxX {
              let at = y &* width &+ x
              let pixel = unsafe pixels[at]
              guard unsafe pixel != old[at] || canvas[at] == .clear else { continue }
              let color = flattening.color(of: pixel)
              guard color != .clear, unsafe color != canvas[at] else { continue }
              if color != runColor {
                if run > 0 { histogram.add(runColor, count: UInt64(run)) }
                run = 0
                runColor = color
              }
              run &+= 1
            }
            if run > 0 { histogram.add(runColor, count: UInt64(run)) }
          }
        }
      }
    }
    return histogram
  }

  /// The colours the canvas shows in a part of it.
  private func stillColors(in region: PixelRect) -> ColorHistogram {
    var histogram = ColorHistogram()
    for y in region.y..<region.maxY {
      for x in region.x..<region.maxX {
        let color = canvas[y * size.width + x]
        if color != .clear { histogram.add(color, count: 1) }
      }
    }
    return histogram
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
