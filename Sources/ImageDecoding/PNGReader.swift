import Bitmaps
import Foundation

internal import CPNG

/// Reads PNG of every colour type and depth through libpng's simplified interface.
enum PNGReader {
  static func decode(_ data: Data, limits: ImageLimits) throws(ImageDecodingError) -> Bitmap {
    // The header's place is fixed, so the size is known before libpng sees a byte.
    guard data.count >= 24 else { throw .corrupt(.png, message: "ends inside the header") }
    let header = [UInt8](data.prefix(24))
    func number(_ at: Int) -> Int {
      header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    try limits.check(.png, width: number(16), height: number(20))

    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    let result: Result<Bitmap, ImageDecodingError> = unsafe data.withUnsafeBytes { bytes in
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
      else { return .failure(.corrupt(.png, message: unsafe image.text)) }
      unsafe image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR) | bgrFlags
      let size = unsafe PixelSize(width: Int(image.width), height: Int(image.height))
      var failed = false
      var bitmap = unsafe Bitmap(size: size) { pixels in
        unsafe failed = png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) == 0
      }
      // libpng only warns about damaged pixel data that it could replace by something.
      if unsafe failed || image.warning_or_error != 0 {
        return .failure(.corrupt(.png, message: unsafe image.text))
      }
      bitmap.premultiply()
      return .success(bitmap)
    }
    return try result.get()
  }

  /// The flags that make libpng's bytes `0xAARRGGBB` words on this machine.
  private static var bgrFlags: UInt32 {
    1.littleEndian == 1 ? UInt32(PNG_FORMAT_FLAG_BGR) : UInt32(PNG_FORMAT_FLAG_AFIRST)
  }
}

extension png_image {
  /// libpng's message.
  fileprivate var text: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Bitmap {
  /// Turns straight channels, in the packing of `Pixel`, into premultiplied ones.
  fileprivate mutating func premultiply() {
    unsafe withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let straight = unsafe pixels[index]
        if straight.alpha < 255 {
          unsafe pixels[index] = Pixel(
            straightRed: straight.red, green: straight.green, blue: straight.blue,
            alpha: straight.alpha)
        }
      }
    }
  }
}
