import Bitmaps
import Foundation
import Geometry
import Scenes

/// Resamples pictures to the pixels they are shown at and keeps the results.
///
/// Belongs to one rasterizer. A result depends only on its key, so what is kept never shows.
final class PictureCache {
  private struct Entry {
    let layer: Layer
    var lastUse: Int
  }
  private var entries: [PictureKey: Entry] = [:]
  private var uses = 0
  private var pixels = 0
  /// The number of pixels to keep: 64 MB.
  private static let capacity = 16 << 20
  /// Positions are rounded to this fraction of a pixel, which nobody can see, so that pictures
  /// that move by whole pixels are found again in spite of rounding errors.
  private static let grid = 64.0

  /// The picture of a placement; nil when it shows nothing.
  ///
  /// - Parameters:
  ///   - map: Coordinates of the placement → pixels.
  ///   - limit: The pixels that are needed.
  func picture(
    for placement: Scene.ImagePlacement, through map: PlanarTransform, limit: PixelRect
  ) throws(RasterizerError) -> Picture? {
    guard placement.destination.width != 0, placement.destination.height != 0,
      placement.scale > 0
    else { return nil }
    if map.isAffine, map.affine.b == 0, map.affine.c == 0 {
      return try aligned(placement, map.affine, limit: limit)
    }
    return try warped(placement, map, limit: limit)
  }

  /// A placement whose edges run along the pixels.
  private func aligned(
    _ placement: Scene.ImagePlacement, _ map: CGAffineTransform, limit: PixelRect
  ) throws(RasterizerError) -> Picture? {
    let rect = placement.destination.standardized
    func snapped(_ value: CGFloat) -> Double {
      (value.native * Self.grid).rounded() / Self.grid
    }
    let (x0, x1) = (snapped(rect.minX * map.a + map.tx), snapped(rect.maxX * map.a + map.tx))
    let (y0, y1) = (snapped(rect.minY * map.d + map.ty), snapped(rect.maxY * map.d + map.ty))
    let whole = PixelRect(
      covering: CGRect(enclosing: [CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y1)]))
    // Much larger than what is seen: only that part, and it is not worth keeping.
    let needed = whole.intersection(limit.grown(x: 1, y: 1))
    let isHuge = whole.area > max(1 << 20, 4 * limit.area)
    let drawn = isHuge ? needed : whole
    guard !drawn.isEmpty, !needed.isEmpty else { return nil }
    let key = PictureKey(
      image: placement.image,
      x: placement.mapX(
        start: x0 - Double(drawn.x), end: x1 - Double(drawn.x),
        pixelsPerPoint: abs(map.a.native)),
      y: placement.mapY(
        start: y0 - Double(drawn.y), end: y1 - Double(drawn.y),
        pixelsPerPoint: abs(map.d.native)),
      size: drawn.size, smooth: placement.isSmooth(at: map),
      tint: placement.tint.map { Pixel(premultiplying: $0) })
    let layer = try layer(for: key, placement, keep: !isHuge)
    return layer.map { Picture(layer: $0, x: drawn.x, y: drawn.y) }
  }

  /// A placement that is turned, sheared or seen in perspective: brought to about its final size
  /// first, then sampled where each pixel's centre falls.
  private func warped(
    _ placement: Scene.ImagePlacement, _ map: PlanarTransform, limit: PixelRect
  ) throws(RasterizerError) -> Picture? {
    let rect = placement.destination.standardized
    let linear = map.linearPart(at: CGPoint(x: rect.midX, y: rect.midY))
    let scaleX = hypot(linear.a, linear.b)
    let scaleY = hypot(linear.c, linear.d)
    func side(_ points: CGFloat, _ scale: CGFloat, _ share: CGFloat, _ pixels: CGFloat) -> Int {
      let final = (points * scale).rounded(.up)
      let own = (pixels * share).rounded(.up)
      // Enlarging is left to the sampling, unless parts keep their size or it is drawn anew.
      let isPlain = placement.stretch == CGRect(x: 0, y: 0, width: 1, height: 1)
      let wanted = isPlain && !placement.image.isVector ? min(final, own) : final
      return Int(min(max(wanted, 1), 8_192))
    }
    let size = PixelSize(
      width: side(rect.width, scaleX, placement.source.width, placement.image.size.width),
      height: side(rect.height, scaleY, placement.source.height, placement.image.size.height))
    let toFlat = CGAffineTransform(
      a: CGFloat(size.width) / rect.width, b: 0, c: 0, d: CGFloat(size.height) / rect.height,
      tx: -rect.minX * CGFloat(size.width) / rect.width,
      ty: -rect.minY * CGFloat(size.height) / rect.height)
    let smooth = placement.isSmooth(at: CGAffineTransform(scaleX: scaleX, y: scaleY))
    let key = PictureKey(
      image: placement.image,
      x: placement.mapX(
        start: 0, end: Double(size.width), pixelsPerPoint: toFlat.a.native),
      y: placement.mapY(
        start: 0, end: Double(size.height), pixelsPerPoint: toFlat.d.native),
      size: size, smooth: smooth, tint: placement.tint.map { Pixel(premultiplying: $0) })
    guard let flat = try layer(for: key, placement, keep: true) else { return nil }
    let result = try Layer(rect: limit)
    let shader = Shader(map: PlanarTransform(toFlat.inverted()).concatenating(map), opacity: 1)
    let sampler = BitmapSampler(flat, smooth: smooth)
    shader.eachCenter(of: result) { x, y in sampler.color(atX: x, y: y) }
    return Picture(layer: result, x: limit.x, y: limit.y)
  }

  /// One tile of a pattern, repeated over a layer.
  func tile(
    _ image: Scene.Image, origin: CGPoint, tile: CGSize, with shader: Shader, into layer: Layer
  ) throws(RasterizerError) {
    guard tile.width > 0, tile.height > 0 else { return }
    let linear = shader.map.linearPart(at: origin)
    func side(_ points: CGFloat, _ scale: CGFloat) -> Int {
      Int(min(max((points * scale).rounded(), 1), 8_192))
    }
    let size = PixelSize(
      width: side(tile.width, hypot(linear.a, linear.b)),
      height: side(tile.height, hypot(linear.c, linear.d)))
    let placement = Scene.ImagePlacement(
      image: image, destination: CGRect(origin: .zero, size: tile))
    let key = PictureKey(
      image: image, x: placement.mapX(start: 0, end: Double(size.width), pixelsPerPoint: 1),
      y: placement.mapY(start: 0, end: Double(size.height), pixelsPerPoint: 1), size: size,
      smooth: true, tint: nil)
    guard let flat = try self.layer(for: key, placement, keep: true) else { return }
    let sampler = BitmapSampler(flat, smooth: true, opacity: shader.opacity)
    let (kx, ky) = (
      Double(size.width) / tile.width.native, Double(size.height) / tile.height.native
    )
    let (ox, oy) = (origin.x.native, origin.y.native)
    shader.eachCenter(of: layer) { x, y in
      sampler.wrappedColor(atX: (x - ox) * kx, y: (y - oy) * ky)
    }
  }

  /// The resampled pixels for a key, from the cache or made now.
  private func layer(
    for key: PictureKey, _ placement: Scene.ImagePlacement, keep: Bool
  ) throws(RasterizerError) -> Layer? {
    uses += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = uses
      return entry.layer
    }
    let layer = try Layer(rect: PixelRect(key.size))
    guard try placement.draw(into: layer, key: key) else { return nil }
    if let tint = key.tint { layer.replaceColor(with: tint) }
    if keep {
      makeRoom(for: key.size.area)
      entries[key] = Entry(layer: layer, lastUse: uses)
      pixels += key.size.area
    }
    return layer
  }

  /// Forgets what was not used for longest until there is room.
  private func makeRoom(for area: Int) {
    guard pixels + area > Self.capacity else { return }
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard pixels + area > Self.capacity / 2 else { return }
      entries[key] = nil
      pixels -= key.size.area
    }
  }
}

extension Scene.ImagePlacement {
  /// Whether pixels are mixed at this size instead of taken one by one.
  fileprivate func isSmooth(at map: CGAffineTransform) -> Bool {
    let shownWidth = abs(destination.width * map.a)
    let shownHeight = abs(destination.height * map.d)
    let reduced =
      shownWidth < image.size.width * source.width
      || shownHeight < image.size.height * source.height
    return (reduced ? minification : magnification) != .nearest
  }

  /// Fills a layer with the resampled picture; false when there is nothing to show.
  fileprivate func draw(into layer: Layer, key: PictureKey) throws(RasterizerError) -> Bool {
    let columns = 0..<layer.rect.width
    let rows = 0..<layer.rect.height
    switch image.content {
    case .bitmap(let bitmap):
      guard let allowedX = Self.allowed(source.minX, source.maxX, of: bitmap.width),
        let allowedY = Self.allowed(source.minY, source.maxY, of: bitmap.height)
      else { return false }
      let x = ResamplingAxis(
        pixels: columns, map: key.x, allowed: allowedX, footprint: key.smooth ? 1 : nil)
      let y = ResamplingAxis(
        pixels: rows, map: key.y, allowed: allowedY, footprint: key.smooth ? 1 : nil)
      unsafe bitmap.withUnsafePixels { pixels in
        unsafe Resampling.resample(pixels, width: bitmap.width, x: x, y: y, into: layer)
      }
      return true
    case .svg(let data):
      guard image.size.width > 0, image.size.height > 0 else { return false }
      let document = try SVGDocument(data)
      if let x = key.x.line, let y = key.y.line, x.slope > 0, y.slope > 0 {
        try document.draw(
          into: layer, x: -x.start / x.slope, y: -y.start / y.slope,
          width: image.size.width.native / x.slope, height: image.size.height.native / y.slope)
        return true
      }
      // Mirrored or stretched in parts: drawn finely in its own proportions, then resampled.
      let factor = max(
        1, CGFloat(layer.rect.width) / image.size.width,
        CGFloat(layer.rect.height) / image.size.height)
      func side(_ units: CGFloat) -> Int { Int(min((units * factor).rounded(.up), 4_096)) }
      let (width, height) = (side(image.size.width), side(image.size.height))
      let flat = try Layer(rect: PixelRect(x: 0, y: 0, width: width, height: height))
      try document.draw(
        into: flat, x: 0, y: 0, width: Double(width), height: Double(height))
      let (kx, ky) = (
        Double(width) / image.size.width.native, Double(height) / image.size.height.native
      )
      let x = ResamplingAxis(
        pixels: columns, map: key.x.multiplied(by: kx), allowed: 0..<width, footprint: 1)
      let y = ResamplingAxis(
        pixels: rows, map: key.y.multiplied(by: ky), allowed: 0..<height, footprint: 1)
      unsafe flat.withPixels { pixels in
        unsafe Resampling.resample(
          UnsafeBufferPointer(pixels), width: width, x: x, y: y, into: layer)
      }
      return true
    }
  }
}
