import Bitmaps
import Foundation
import ImageDecoding
import PNGEncoding
import Testing

struct PNGEncoderTests {
  @Test(arguments: [255, 128, 0] as [UInt8])
  func `What is written reads back as it was`(alpha: UInt8) throws {
    var pixels: [Pixel] = []
    for i in UInt8.min...UInt8.max {
      let alpha = i % 2 == 0 ? alpha : 255
      pixels.append(Pixel(straightRed: i, green: 255 - i, blue: i / 2, alpha: alpha))
    }
    let bitmap = Bitmap(size: PixelSize(width: 16, height: 16), pixels: pixels)
    let bytes = try PNGEncoder.encode(bitmap)
    #expect(try ImageDecoder().decode(Data(bytes)) == .bitmap(bitmap))
    #expect(try PNGEncoder.encode(bitmap) == bytes)
  }

  @Test func `A bitmap without pixels is refused`() {
    let empty = Bitmap(size: PixelSize(width: 0, height: 3))
    #expect(throws: PNGEncodingError.empty(PixelSize(width: 0, height: 3))) {
      try PNGEncoder.encode(empty)
    }
  }
}
