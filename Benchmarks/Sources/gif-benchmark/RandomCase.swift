import BenchmarkScenes
import Bitmaps
import Foundation
import GIFEncoding

/// Writes a random movie's GIF and, beside it, what must be seen: for each picture its delay in
/// hundredths of a second as four bytes, then its pixels as straight RGBA.
func writeRandomCase(seed: UInt64, to path: String) throws {
  var random = CaseGenerator(state: seed)
  let sides = [1, 2, 3, 5, 17, 64, 100, 255, 256, 257, 400]
  var width = sides[Int(random.next() % 11)]
  var height = sides[Int(random.next() % 11)]
  if random.next() % 40 == 0 { (width, height) = (4096, 3) }
  if random.next() % 40 == 0 { (width, height) = (2, 4096) }
  let size = PixelSize(width: width, height: height)
  let colors = [1, 2, 3, 4, 5, 8, 16, 17, 64, 128, 129, 200, 254, 255][Int(random.next() % 14)]
  let isClearing = random.next() % 2 == 0
  var count = [1, 2, 3, 5, 9, 20][Int(random.next() % 6)]
  if random.next() % 100 == 0, size.area < 5000 { count = 2000 }
  let table = (0..<colors).map { _ in
    Pixel(packed: 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next() & 0xFFFFFF))
  }
  var bitmap = Bitmap(size: size, filledWith: isClearing ? .transparent : table[0])
  var movie: [TimedBitmap] = []
  var time = 0
  for _ in 0..<count {
    for _ in 0..<random.next() % 4 {
      let x = Int(random.next() % UInt64(width))
      let y = Int(random.next() % UInt64(height))
      let right = min(width, x + 1 + Int(random.next() % 90))
      let bottom = min(height, y + 1 + Int(random.next() % 90))
      let isNoise = random.next() % 5 == 0
      let erases = isClearing && random.next() % 3 == 0
      let color = table[Int(random.next() % UInt64(colors))]
      for row in y..<bottom {
        for column in x..<right {
          bitmap[column, row] =
            erases
            ? .transparent
            : isNoise ? table[Int(random.next() % UInt64(colors))] : color
        }
      }
    }
    movie.append(TimedBitmap(bitmap: bitmap, presentationTime: Double(time) / 100))
    time += 2 + Int(random.next() % 20)
  }
  var options = GIFOptions()
  options.quality = .exact
  options.effort = random.next() % 2 == 0 ? .smallest : .fast
  options.workers = 1
  let source = BitmapSequence(movie, duration: Double(time) / 100)
  let bytes = try GIFEncoder(options: options).encode(source)
  options.workers = 3
  guard try GIFEncoder(options: options).encode(source) == bytes else {
    fail("\(seed): the bytes depend on the workers")
  }
  try Data(bytes).write(to: URL(fileURLWithPath: path + ".gif"))
  var expected = Data()
  var at = 0
  while at < movie.count {
    var next = at + 1
    while next < movie.count, movie[next].bitmap == movie[at].bitmap { next += 1 }
    let end = next < movie.count ? movie[next].presentationTime : Double(time) / 100
    let delay = UInt32(((end - movie[at].presentationTime) * 100).rounded())
    withUnsafeBytes(of: delay.littleEndian) { expected.append(contentsOf: $0) }
    for pixel in movie[at].bitmap.pixels {
      expected.append(contentsOf: [pixel.red, pixel.green, pixel.blue, pixel.alpha])
    }
    at = next
  }
  try expected.write(to: URL(fileURLWithPath: path + ".rgba"))
  try checkGIFLib(bytes, expected: expected, size: size, seed: seed)
  print(width, height, count)
}

/// Compares what giflib reads with what must be seen.
private func checkGIFLib(
  _ bytes: [UInt8], expected: Data, size: PixelSize, seed: UInt64
) throws {
  let movie = try GIFMovie(bytes)
  var offset = 0
  var last: Bitmap?
  for index in movie.presentationTimes.indices {
    let bitmap = try movie.timedBitmap(at: index).bitmap
    if bitmap == last { continue }
    last = bitmap
    offset += 4
    for pixel in bitmap.pixels {
      guard expected[offset] == pixel.red, expected[offset + 1] == pixel.green,
        expected[offset + 2] == pixel.blue, expected[offset + 3] == pixel.alpha
      else { fail("\(seed): giflib sees another picture \(index)") }
      offset += 4
    }
  }
  guard offset == expected.count else { fail("\(seed): giflib sees fewer pictures") }
}

/// Repeatable random numbers (SplitMix64).
private struct CaseGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
