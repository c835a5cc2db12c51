import Bitmaps
import Foundation
import Testing

@testable import GIFEncoding

@Suite struct QualityTests {
  /// A soft disc that crosses a ramp: thousands of colours.
  private func manyColors(count: Int) -> [TimedBitmap] {
    let size = PixelSize(width: 48, height: 32)
    return (0..<count).map { index in
      let bitmap = Bitmap(size: size) { pixels in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let distance = hypot(Double(x - 10 - index * 4), Double(y - 16)) / 12
            let disc = max(0, 1 - distance)
            let red = UInt8(min(255, Double(x) * 4 + disc * 60))
            pixels[y * size.width + x] = Pixel(
              premultipliedRed: red, green: UInt8(Double(y) * 7), blue: UInt8(200 * disc),
              alpha: 255)
          }
        }
      }
      return TimedBitmap(bitmap: bitmap, presentationTime: Double(index) / 10)
    }
  }

  /// A hundred grays without order.
  private func noise() -> [TimedBitmap] {
    var random = SeededGenerator(seed: 4)
    var bitmap = Bitmap(size: PixelSize(width: 32, height: 32))
    for at in 0..<1024 {
      let white = Double(Int.random(in: 0..<100, using: &random)) / 100
      bitmap[at % 32, at / 32] = Pixel(Color(white: white))
    }
    return [TimedBitmap(bitmap: bitmap, presentationTime: 0)]
  }

  private func greatestError(_ a: Bitmap, _ b: Bitmap) -> Float {
    zip(a.pixels, b.pixels).map { a, b in
      Oklab(a.packed & 0xFFFFFF).squaredDistance(to: Oklab(b.packed & 0xFFFFFF))
    }.max().map { $0.squareRoot() * 100 } ?? 0
  }

  private func flickers(_ movie: [TimedBitmap], _ shown: [Bitmap]) -> Bool {
    zip(zip(movie, movie.dropFirst()), zip(shown, shown.dropFirst())).contains { movie, shown in
      let before = zip(movie.0.bitmap.pixels, movie.1.bitmap.pixels)
      let after = zip(shown.0.pixels, shown.1.pixels)
      return zip(before, after).contains { $0.0 == $0.1 && $1.0 != $1.1 }
    }
  }

  @Test(arguments: [false, true], [0.0, 2.0])
  func `still pixels never change`(dithers: Bool, lossiness: Double) throws {
    let movie = manyColors(count: 3)
    var options = GIFOptions()
    options.dithers = dithers
    options.lossiness = lossiness
    let gif = try GIFOracle(GIFEncoder(options: options).encode(movie, duration: 0.3))
    #expect(gif.images.count == 3)
    let isFlickering = flickers(movie, gif.images.map(\.canvas))
    #expect(!isFlickering)
  }

  @Test func `no colour is far off`() throws {
    let movie = manyColors(count: 3)
    let gif = try GIFOracle(GIFEncoder().encode(movie, duration: 0.3))
    for (timed, image) in zip(movie, gif.images) {
      #expect(greatestError(timed.bitmap, image.canvas) <= 6)
    }
  }

  @Test func `a rare hue is kept among many grays`() throws {
    let size = PixelSize(width: 64, height: 64)
    var bitmap = Bitmap(size: size) { pixels in
      for at in 0..<size.area {
        let value = UInt8(truncatingIfNeeded: at / 16)
        pixels[at] = Pixel(
          premultipliedRed: value, green: value, blue: value ^ UInt8(at % 7), alpha: 255)
      }
    }
    bitmap[7, 9] = Pixel(packed: 0xFFFF_2000)
    let movie = [TimedBitmap(bitmap: bitmap, presentationTime: 0)]
    let gif = try GIFOracle(GIFEncoder().encode(movie, duration: 1))
    let shown = gif.images[0].canvas[7, 9].packed & 0xFFFFFF
    #expect(Oklab(shown).squaredDistance(to: Oklab(0xFF2000)).squareRoot() * 100 < 5)
  }

  @Test func `too many colours at once are told, not approximated`() {
    var options = GIFOptions()
    options.quality = .exact
    #expect(throws: GIFError.self) {
      try GIFEncoder(options: options).encode(manyColors(count: 1), duration: 1)
    }
  }

  @Test func `a byte limit is met or refused with the smallest size`() throws {
    let source = BitmapSequence(noise(), duration: 0.4)
    let free = try GIFEncoder().encode(source)
    let half = try GIFEncoder().encode(source, within: free.count * 2 / 3)
    #expect(half.bytes.count <= free.count * 2 / 3)
    #expect(half.concessions.options != GIFOptions())
    _ = try GIFOracle(half.bytes)
    do {
      _ = try GIFEncoder().encode(source, within: 100)
      Issue.record("100 bytes cannot be enough")
    } catch .byteLimit(let limit, let smallest) {
      #expect(limit == 100)
      #expect(smallest > 100 && smallest < free.count)
    }
  }

  @Test func `partial coverage becomes a colour or nothing`() {
    let half = Pixel(straightRed: 200, green: 100, blue: 0, alpha: 128)
    #expect(Flattening(matte: nil).color(of: half) == 0xC76400)
    #expect(Flattening(matte: nil).color(of: Pixel(packed: 0x7F00_0000)) == .clear)
    #expect(Flattening(matte: 0xFFFFFF).color(of: .transparent) == 0xFFFFFF)
    #expect(Flattening(matte: 0x0000FF).color(of: Pixel(packed: 0x8080_0000)) == 0x80007F)
  }

  @Test func `oklab agrees with its published values`() {
    let white = Oklab(0xFFFFFF).lanes
    #expect(abs(white.x - 1) < 1e-3 && abs(white.y) < 1e-3 && abs(white.z) < 1e-3)
    let red = Oklab(0xFF0000).lanes
    #expect(abs(red.x - 0.6279) < 1e-3)
    #expect(abs(red.y - 0.2249) < 1e-3)
    #expect(abs(red.z - 0.1258) < 1e-3)
    for color: RGB in [0, 0x123456, 0xFEDCBA, 0xFFFFFF] {
      #expect(Oklab.encode(linear: Oklab.linear(color)) == color)
    }
  }

  @Test func `a histogram stays bounded`() {
    var histogram = ColorHistogram(limit: 1000)
    for color in 0..<RGB(20_000) { histogram.add(color &* 0x9E3779 & 0xFFFFFF, count: 2) }
    #expect(histogram.entries.count <= 1000)
    #expect(histogram.droppedBits > 0)
    #expect(histogram.entries.map(\.count).reduce(0, +) == 40_000)
  }
}
