import Bitmaps

/// A Gaussian blur by three passes of running sums along each axis; its cost does not depend on
/// the standard deviation.
///
/// Values are whole numbers between passes, so that running sums are exact and a pixel depends on
/// its surroundings alone, not on where the sum started.
@safe
final class GaussianBlur {
  private let size: PixelSize
  private let channels: Int
  private var values: UnsafeMutablePointer<Float>
  private var spare: UnsafeMutablePointer<Float>
  private let sums: UnsafeMutablePointer<Float>
  private let zeros: UnsafeMutablePointer<Float>
  /// Units per 8-bit level.
  private var precision: Float = 1

  private init(size: PixelSize, channels: Int) {
    self.size = size
    self.channels = channels
    let count = max(size.area * channels, 1)
    unsafe values = .allocate(capacity: count)
    unsafe spare = .allocate(capacity: count)
    unsafe spare.initialize(repeating: 0, count: count)
    unsafe values.initialize(repeating: 0, count: count)
    let line = max(size.width, size.height, 1) * channels
    unsafe sums = .allocate(capacity: line)
    unsafe zeros = .allocate(capacity: line)
    unsafe sums.initialize(repeating: 0, count: line)
    unsafe zeros.initialize(repeating: 0, count: line)
  }

  deinit {
    unsafe values.deallocate()
    unsafe spare.deallocate()
    unsafe sums.deallocate()
    unsafe zeros.deallocate()
  }

  /// Blurs a layer in place; what lies outside counts as transparent.
  static func blur(_ layer: Layer, by spread: PixelSpread) {
    guard spread.x > 0 || spread.y > 0, !layer.rect.isEmpty else { return }
    let blur = GaussianBlur(size: layer.rect.size, channels: 4)
    blur.choosePrecision(for: spread)
    unsafe layer.withPixels { pixels in
      let count = layer.rect.area
      let precision = blur.precision
      unsafe blur.values.withMemoryRebound(to: SIMD4<Float>.self, capacity: count) { values in
        for index in 0..<count {
          unsafe values[index] = SIMD4<Float>(pixels[index].channels) * precision
        }
      }
      blur.run(spread)
      let scale = 1 / precision
      unsafe blur.values.withMemoryRebound(to: SIMD4<Float>.self, capacity: count) { values in
        for index in 0..<count {
          unsafe pixels[index] = Pixel(rounding: values[index] * scale)
        }
      }
    }
  }

  /// The blurred alpha of a layer, in 8-bit levels, row by row.
  static func blurredAlpha(of layer: Layer, by spread: PixelSpread) -> [Float] {
    let count = layer.rect.area
    guard count > 0 else { return [] }
    let blur = GaussianBlur(size: layer.rect.size, channels: 1)
    blur.choosePrecision(for: spread)
    let precision = blur.precision
    unsafe layer.withPixels { pixels in
      for index in 0..<count {
        unsafe blur.values[index] = Float(pixels[index].alpha) * precision
      }
    }
    blur.run(spread)
    return (0..<count).map { unsafe blur.values[$0] / precision }
  }

  /// The finest unit at which the longest running sum stays below 2²⁴, where floats are exact.
  private func choosePrecision(for spread: PixelSpread) {
    let radius = max(BoxKernel(sigma: spread.x).radius, BoxKernel(sigma: spread.y).radius)
    precision = 256
    while precision > 1, 255 * precision * Float(2 * radius + 3) >= 16_777_216 { precision /= 2 }
  }

  private func run(_ spread: PixelSpread) {
    if spread.y > 0 { blurColumns(rows: size.height, line: size.width, sigma: spread.y) }
    if spread.x > 0 {
      transpose(columns: size.width, rows: size.height)
      blurColumns(rows: size.width, line: size.height, sigma: spread.x)
      transpose(columns: size.height, rows: size.width)
    }
  }

  private func blurColumns(rows: Int, line: Int, sigma: Double) {
    let kernel = BoxKernel(sigma: sigma)
    for _ in 0..<3 {
      pass(kernel, rows: rows, line: line * channels)
      unsafe swap(&values, &spare)
    }
  }

  /// One pass down the columns: for each row the sum of the rows around it.
  private func pass(_ kernel: BoxKernel, rows: Int, line: Int) {
    let (values, spare, sums, zeros) = unsafe (self.values, self.spare, self.sums, self.zeros)
    func row(_ index: Int) -> UnsafeMutablePointer<Float> {
      unsafe index >= 0 && index < rows ? values + index * line : zeros
    }
    let (radius, end, normalization) = (kernel.radius, kernel.end, kernel.normalization)
    // Adding and taking away 1.5 · 2²³ rounds to a whole number.
    let rounding: Float = 12_582_912
    for x in 0..<line { unsafe sums[x] = 0 }
    for y in 0..<min(radius, rows) {
      let source = unsafe row(y)
      for x in 0..<line { unsafe sums[x] += source[x] }
    }
    for y in 0..<rows {
      let entering = unsafe row(y + radius)
      let leaving = unsafe row(y - radius - 1)
      let next = unsafe row(y + radius + 1)
      let result = unsafe spare + y * line
      var x = 0
      while x + Lanes.scalarCount <= line {
        let out = unsafe Self.load(leaving + x)
        let sum = unsafe Self.load(sums + x) + Self.load(entering + x) - out
        unsafe Self.store(sum, sums + x)
        let value = unsafe (sum + (out + Self.load(next + x)) * end) * normalization
        unsafe Self.store((value + rounding) - rounding, result + x)
        x += Lanes.scalarCount
      }
      while x < line {
        let sum = unsafe sums[x] + entering[x] - leaving[x]
        unsafe sums[x] = sum
        let value = unsafe (sum + (leaving[x] + next[x]) * end) * normalization
        unsafe result[x] = (value + rounding) - rounding
        x += 1
      }
    }
  }

  /// As many values as are worked on at once.
  private typealias Lanes = SIMD8<Float>

  @inline(__always)
  private static func load(_ values: UnsafeMutablePointer<Float>) -> Lanes {
    unsafe UnsafeRawPointer(values).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(_ lanes: Lanes, _ values: UnsafeMutablePointer<Float>) {
    unsafe UnsafeMutableRawPointer(values).storeBytes(of: lanes, as: Lanes.self)
  }

  /// Exchanges rows and columns.
  private func transpose(columns: Int, rows: Int) {
    let count = columns * rows
    if channels == 4 {
      unsafe values.withMemoryRebound(to: SIMD4<Float>.self, capacity: count) { from in
        unsafe spare.withMemoryRebound(to: SIMD4<Float>.self, capacity: count) { to in
          unsafe Self.transpose(from, to, columns: columns, rows: rows)
        }
      }
    } else {
      unsafe Self.transpose(values, spare, columns: columns, rows: rows)
    }
    unsafe swap(&values, &spare)
  }

  /// Exchanges rows and columns, in tiles that fit a cache.
  @inline(__always)
  private static func transpose<Element>(
    _ from: UnsafeMutablePointer<Element>, _ to: UnsafeMutablePointer<Element>, columns: Int,
    rows: Int
  ) {
    let tile = 8
    for top in stride(from: 0, to: rows, by: tile) {
      let bottom = min(top + tile, rows)
      for left in stride(from: 0, to: columns, by: tile) {
        for x in left..<min(left + tile, columns) {
          for y in top..<bottom { unsafe to[x * rows + y] = from[y * columns + x] }
        }
      }
    }
  }
}
