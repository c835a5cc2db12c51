import Bitmaps
import Foundation
import Testing

@testable import GIFEncoding

@Suite struct ContainerTests {
  private func still(_ size: PixelSize) -> [TimedBitmap] {
    [TimedBitmap(bitmap: Bitmap(size: size, filledWith: .white), presentationTime: 0)]
  }

  private func options(_ change: (inout GIFOptions) -> Void) -> GIFOptions {
    var options = GIFOptions()
    change(&options)
    return options
  }

  @Test func `the loop extension counts plays after the first`() throws {
    let movie = still(PixelSize(width: 2, height: 2))
    let cases: [(GIFLoop, Int?)] = [
      (.forever, 0), (.once, nil), (.plays(1), nil), (.plays(3), 2), (.plays(65_536), 65_535),
    ]
    for (loop, repetitions) in cases {
      let bytes = try GIFEncoder(options: options { $0.loop = loop }).encode(movie, duration: 1)
      #expect(try GIFOracle(bytes).repetitions == repetitions)
      #expect(try GIFMovie(bytes).loop == (loop == .plays(1) ? .once : loop))
    }
    #expect(throws: GIFError.plays(0)) {
      try GIFEncoder(options: options { $0.loop = .plays(0) }).encode(movie, duration: 1)
    }
  }

  @Test func `a long comment is kept`() throws {
    let text = String(repeating: "flip – ", count: 200)
    let bytes = try GIFEncoder(options: options { $0.comment = text })
      .encode(still(PixelSize(width: 1, height: 1)), duration: 1)
    #expect(try GIFOracle(bytes).comments == [text])
  }

  @Test func `a still of hours is split and merged pictures share a delay`() throws {
    let size = PixelSize(width: 3, height: 3)
    let red = Bitmap(size: size, filledWith: Pixel(packed: 0xFFFF_0000))
    let movie = [
      TimedBitmap(bitmap: red, presentationTime: 0),
      TimedBitmap(bitmap: red, presentationTime: 5),
      TimedBitmap(bitmap: Bitmap(size: size), presentationTime: 2000),
    ]
    let gif = try GIFOracle(GIFEncoder().encode(movie, duration: 2000.5))
    #expect(gif.pictures.map(\.delay) == [200_000, 50])
    #expect(gif.images.allSatisfy { (2...65_535).contains($0.delay) })
    #expect(gif.pictures.last?.bitmap == Bitmap(size: size))
  }

  @Test func `the last picture can be held`() throws {
    let movie = RandomMovie.make(
      seed: 2, size: PixelSize(width: 20, height: 20), count: 4, colors: 9)
    let bytes = try GIFEncoder(options: options { $0.lastFrameHold = 3 })
      .encode(movie, duration: 0.2)
    #expect(try GIFOracle(bytes).images.map(\.delay).reduce(0, +) == 315)
  }

  @Test func `the widest screens are written and wider ones refused`() throws {
    for size in [PixelSize(width: 65_535, height: 1), PixelSize(width: 1, height: 65_535)] {
      let gif = try GIFOracle(GIFEncoder().encode(still(size), duration: 1))
      #expect(gif.size == size)
    }
    let wide = PixelSize(width: 65_536, height: 1)
    #expect(throws: GIFError.canvasSize(wide)) {
      try GIFEncoder().encode(still(wide), duration: 1)
    }
    #expect(throws: GIFError.noBitmaps) { try GIFEncoder().encode([], duration: 1) }
  }

  @Test func `bitmaps of another size are refused`() {
    let small = PixelSize(width: 1, height: 1)
    let large = PixelSize(width: 2, height: 1)
    let movie =
      still(small) + [TimedBitmap(bitmap: Bitmap(size: large), presentationTime: 0.5)]
    #expect(throws: GIFError.bitmapSize(index: 1, expected: small, actual: large)) {
      try GIFEncoder().encode(movie, duration: 1)
    }
  }

  @Test func `a file appears only when complete`() throws {
    struct Broken: TimedBitmapSource, Error {
      let size = PixelSize(width: 4, height: 4)
      let presentationTimes = [0.0, 1.0]
      let duration = 2.0
      func timedBitmap(at index: Int) throws -> TimedBitmap {
        if index == 1 { throw Broken() }
        return TimedBitmap(bitmap: Bitmap(size: size), presentationTime: 0)
      }
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-gif-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // nothing depends on it any more
    let path = folder.appendingPathComponent("movie.gif").path
    #expect(throws: GIFError.self) { try GIFEncoder().write(Broken(), toFile: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let movie = BitmapSequence(still(PixelSize(width: 3, height: 3)), duration: 1)
    let summary = try GIFEncoder().write(movie, toFile: path)
    #expect(FileManager.default.contents(atPath: path)?.count == summary.byteCount)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["movie.gif"])
  }

  @Test func `a failing receiver is named`() {
    struct Full: Error {}
    let movie = BitmapSequence(still(PixelSize(width: 3, height: 3)), duration: 1)
    #expect(throws: GIFError.sink(reason: "Full()")) {
      try GIFEncoder().encode(movie) { _ in throw Full() }
    }
  }

  @Test func `A header that claims billions of pixels is refused before memory is taken`() {
    let header: [UInt8] = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x3B]
    let size = PixelSize(width: 65_535, height: 65_535)
    #expect(throws: GIFError.canvasTooLarge(size, limit: 1 << 26)) { try GIFMovie(header) }
  }
}
