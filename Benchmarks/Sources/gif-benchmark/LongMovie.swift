import Bitmaps
import GIFEncoding

/// A movie of any length, painted on demand: a bar that travels over soft stripes.
struct LongMovie: TimedBitmapSource {
  let count: Int
  let size: PixelSize

  var presentationTimes: [Double] { (0..<count).map { Double($0) / 25 } }
  var duration: Double { Double(count) / 25 }

  func timedBitmap(at index: Int) -> TimedBitmap {
    let left = index * 3 % size.width
    let bitmap = Bitmap(size: size) { pixels in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let inBar = x >= left && x < left + 40
          let value = UInt8(truncatingIfNeeded: inBar ? (y + index) % 200 : (y / 8) % 2 * 20 + 220)
          pixels[y * size.width + x] = Pixel(
            premultipliedRed: value, green: value, blue: inBar ? 90 : value, alpha: 255)
        }
      }
    }
    return TimedBitmap(bitmap: bitmap, presentationTime: Double(index) / 25)
  }
}
