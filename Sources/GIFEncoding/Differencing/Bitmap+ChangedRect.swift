import Bitmaps
import Foundation

extension Bitmap {
  /// The smallest rectangle that holds every differing pixel inside a part of the bitmap.
  ///
  /// - Parameters:
  ///   - other: A bitmap of the same size.
  ///   - part: A rectangle inside the bitmap; pixels outside are taken to be equal.
  /// - Complexity: O(*n*) in the pixels of the part.
  func changedRect(comparedWith other: Bitmap, within part: PixelRect) -> PixelRect {
    var left = part.maxX
    var right = part.x
    var top = part.maxY
    var bottom = part.y
    let width = width
    unsafe withUnsafePixels { mine in
      unsafe other.withUnsafePixels { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress,
          unsafe mine != theirs, !part.isEmpty
        else { return }
        for y in part.y..<part.maxY {
          let a = unsafe mine + y &* width
          let b = unsafe theirs + y &* width
          let bytes = part.width * MemoryLayout<Pixel>.stride
          if unsafe memcmp(a + part.x, b + part.x, bytes) == 0 { continue }
          var x = part.x
          while x < left, unsafe a[x] == b[x] { x &+= 1 }
          left = min(left, x)
          x = part.maxX
          while x > right, unsafe a[x &- 1] == b[x &- 1] { x &-= 1 }
          right = max(right, x)
          top = min(top, y)
          bottom = y + 1
        }
      }
    }
    guard bottom > top else { return PixelRect(x: part.x, y: part.y, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
