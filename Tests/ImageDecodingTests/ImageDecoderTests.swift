import Bitmaps
import Foundation
import ImageDecoding
import Testing

struct ImageDecoderTests {
  @Test func `Other bytes are not taken for a picture`() {
    #expect(throws: ImageDecodingError.unknownFormat(firstBytes: [1, 2, 3])) {
      try ImageDecoder().decode(Data([1, 2, 3]))
    }
  }

  @Test func `An SVG tells its size`() throws {
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>"#.utf8)
    #expect(
      try ImageDecoder().decode(svg) == .svg(svg, size: CGSize(width: 30, height: 20)))
  }

  @Test func `A broken SVG is refused`() {
    #expect(throws: ImageDecodingError.self) {
      try ImageDecoder().decode(Data("<svg xmlns='http://www.w3.org/2000/svg'><g>".utf8))
    }
  }
}
