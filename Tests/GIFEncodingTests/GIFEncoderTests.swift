import Bitmaps
import Foundation
import GIFEncoding
import Testing

@Suite struct GIFEncoderTests {
  private func check(
    _ movie: [TimedBitmap], effort: GIFEffort = .fast,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let duration = (movie.last?.presentationTime ?? 0) + 0.05
    var options = GIFOptions()
    options.quality = .exact
    options.effort = effort
    let bytes = try GIFEncoder(options: options).encode(movie, duration: duration)
    let gif = try GIFOracle(bytes)
    var expected: [(bitmap: Bitmap, delay: Int)] = []
    for timed in movie {
      if let last = expected.last, last.bitmap == timed.bitmap {
        expected[expected.count - 1].delay += 5
      } else {
        expected.append((timed.bitmap, 5))
      }
    }
    let pictures = gif.pictures
    #expect(pictures.map(\.delay) == expected.map(\.delay), sourceLocation: sourceLocation)
    for (index, (picture, expected)) in zip(pictures, expected).enumerated() {
      let isEqual = picture.bitmap == expected.bitmap
      #expect(isEqual, "picture \(index)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    PixelSize(width: 1, height: 1), PixelSize(width: 2, height: 1), PixelSize(width: 1, height: 9),
    PixelSize(width: 17, height: 13), PixelSize(width: 64, height: 64),
    PixelSize(width: 4096, height: 2),
  ])
  func `opaque movies come back pixel by pixel`(size: PixelSize) throws {
    for (seed, colors) in [1, 2, 3, 4, 16, 17, 128, 254, 255].enumerated() {
      try check(RandomMovie.make(seed: UInt64(seed), size: size, count: 4, colors: colors))
    }
  }

  @Test(arguments: 0..<20)
  func `movies with clear parts come back pixel by pixel`(seed: UInt64) throws {
    try check(
      RandomMovie.make(
        seed: seed, size: PixelSize(width: 30 + Int(seed), height: 25), count: 8,
        colors: 2 + Int(seed) * 13, clearing: true), effort: seed % 2 == 0 ? .smallest : .fast)
  }

  @Test func `the bytes do not depend on the number of workers`() throws {
    let movie = RandomMovie.make(
      seed: 7, size: PixelSize(width: 50, height: 40), count: 12, colors: 200)
    let files = try [1, 2, 5].map { workers in
      var options = GIFOptions()
      options.workers = workers
      return try GIFEncoder(options: options).encode(movie, duration: 1)
    }
    #expect(files[0] == files[1])
    #expect(files[0] == files[2])
  }
}
