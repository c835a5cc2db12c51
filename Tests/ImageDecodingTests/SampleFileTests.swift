import Bitmaps
import Foundation
import ImageDecoding
import Testing

struct SampleFileTests {
  private func bitmap(_ data: Data) throws -> Bitmap {
    guard case .bitmap(let bitmap) = try ImageDecoder().decode(data) else {
      throw ImageDecodingError.svgWithoutSize
    }
    return bitmap
  }

  @Test func `A JPEG held to the right is turned upright`() throws {
    let bitmap = try bitmap(SampleFiles.jpegRight)
    #expect(bitmap.size == PixelSize(width: 8, height: 16))
    // The stored left half is the upper half.
    #expect(bitmap[4, 2].red > 200 && bitmap[4, 2].blue < 60)
    #expect(bitmap[4, 13].blue > 200 && bitmap[4, 13].red < 60)
  }

  @Test func `A gray JPEG becomes gray pixels`() throws {
    let bitmap = try bitmap(SampleFiles.jpegGray)
    #expect(bitmap.size == PixelSize(width: 16, height: 8))
    #expect(bitmap[2, 2].red == bitmap[2, 2].blue)
    #expect(bitmap[2, 2].alpha == 255)
  }

  @Test func `A JPEG in printing inks is refused by name`() {
    #expect(throws: ImageDecodingError.unsupportedCMYK) {
      try ImageDecoder().decode(SampleFiles.jpegCMYK)
    }
  }

  @Test(arguments: [
    SampleFiles.png16, SampleFiles.pngGray, SampleFiles.pngPalette, SampleFiles.pngGrayAlpha,
    SampleFiles.png1,
  ])
  func `PNG of every type has two flat halves`(data: Data) throws {
    let bitmap = try bitmap(data)
    #expect(bitmap.size == PixelSize(width: 16, height: 8))
    #expect(bitmap[7, 7].alpha == 255)
  }

  @Test func `Frames of a GIF come composed and timed`() throws {
    let frames = try ImageDecoder().decodeFrames(SampleFiles.gif)
    #expect(frames.map(\.presentationTime) == [0, 0.1])
    #expect(frames.allSatisfy { $0.bitmap.size == PixelSize(width: 4, height: 4) })
    #expect(frames[0].bitmap[1, 1] == Pixel(packed: 0xFFFF_0000))
    #expect(frames[1].bitmap[1, 1] == Pixel(packed: 0xFF00_00FF))
    #expect(frames[1].bitmap[0, 0] == Pixel(packed: 0xFFFF_0000))
  }

  @Test(arguments: [
    SampleFiles.jpegRight, SampleFiles.gif, SampleFiles.pngPalette, SampleFiles.png16,
  ])
  func `A file cut anywhere is an error or a whole picture, never a crash`(data: Data) throws {
    for length in 8..<data.count {
      let cut = data.prefix(length)
      let decoded = try? ImageDecoder().decode(Data(cut))  // An error is what is asked for.
      // The first of two frames may be whole.
      if length < data.count / 2 { #expect(decoded == nil, "\(length) of \(data.count)") }
    }
  }

  @Test(arguments: [
    SampleFiles.jpegRight, SampleFiles.gif, SampleFiles.pngPalette, SampleFiles.png16,
  ])
  func `A file with a wrong byte never crashes`(data: Data) throws {
    var state: UInt32 = 1
    for _ in 0..<2_000 {
      var broken = data
      for _ in 0..<3 {
        state = state &* 1_664_525 &+ 1_013_904_223
        broken[Int(state >> 8) % broken.count] = UInt8(truncatingIfNeeded: state >> 3)
      }
      // Any outcome but a crash is right.
      _ = try? ImageDecoder().decode(broken)
      _ = try? ImageDecoder().decodeFrames(broken)
    }
  }

  @Test func `A picture beyond the limits is refused before memory is taken`() {
    let decoder = ImageDecoder(limits: ImageLimits(side: 10))
    #expect(
      throws: ImageDecodingError.badSize(.png, width: 16, height: 8, limit: decoder.limits)
    ) { try decoder.decode(SampleFiles.pngGray) }
  }
}
