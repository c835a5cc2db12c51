import Bitmaps
import Foundation

internal import CJPEGDecoding

/// Reads gray and colour JPEG, upright.
enum JPEGReader {
  static func decode(_ data: Data, limits: ImageLimits) throws(ImageDecodingError) -> Bitmap {
    let header = unsafe data.withUnsafeBytes { bytes in
      unsafe flipbook_jpeg_header(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
    try check(header)
    let (width, height) = (Int(header.width), Int(header.height))
    try limits.check(.jpeg, width: width, height: height)
    var result = header
    let bitmap = unsafe Bitmap(size: PixelSize(width: width, height: height)) { pixels in
      unsafe pixels.withMemoryRebound(to: UInt32.self) { words in
        unsafe result = data.withUnsafeBytes { bytes in
          unsafe flipbook_jpeg_decode(
            bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, words.baseAddress,
            header.width, header.height)
        }
      }
    }
    try check(result)
    return bitmap.upright(from: EXIFOrientation(inJPEG: [UInt8](data.prefix(1 << 17))))
  }

  private static func check(_ result: FlipbookJPEGResult) throws(ImageDecodingError) {
    switch result.status {
    case FLIPBOOK_JPEG_OK: return
    case FLIPBOOK_JPEG_CMYK: throw .unsupportedCMYK
    default:
      let message = unsafe withUnsafeBytes(of: result.message) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .corrupt(.jpeg, message: message)
    }
  }
}
