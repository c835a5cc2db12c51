public import Bitmaps

internal import CPNG

/// Why a bitmap could not be written as PNG.
public enum PNGEncodingError: Error, Equatable, Sendable {
  /// PNG has no picture without pixels.
  case empty(PixelSize)
  /// libpng refused; its message.
  case libpng(message: String)
}

/// Writes bitmaps as PNG: 8 bits per channel, RGB when every pixel is opaque, else RGBA.
///
/// The same bitmap gives the same bytes on every run with one version of libpng and zlib.
public enum PNGEncoder {
  /// The bytes of a PNG file.
  public static func encode(_ bitmap: Bitmap) throws(PNGEncodingError) -> [UInt8] {
    guard bitmap.size.area > 0, let width = UInt32(exactly: bitmap.width),
      let height = UInt32(exactly: bitmap.height)
    else { throw .empty(bitmap.size) }
    let channels = bitmap.isOpaque ? 3 : 4
    let bytes = bitmap.straightBytes(channels: channels)

    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    unsafe image.width = width
    unsafe image.height = height
    unsafe image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
    if channels == 4 { unsafe image.format |= UInt32(PNG_FORMAT_FLAG_ALPHA) }
    defer { unsafe png_image_free(&image) }

    // Deflate never grows data by more than a few bytes per 16 kB block; rows add a filter byte.
    let raw = bytes.count + bitmap.height
    var count: png_alloc_size_t = raw + raw / 500 + 4_096
    var output = [UInt8](repeating: 0, count: count)
    guard unsafe png_image_write_to_memory(&image, &output, &count, 0, bytes, 0, nil) != 0 else {
      let message = unsafe withUnsafeBytes(of: image.message) { text in
        unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .libpng(message: message)
    }
    output.removeLast(output.count - count)
    return output
  }
}

extension Bitmap {
  fileprivate var isOpaque: Bool {
    unsafe withUnsafePixels { pixels in
      unsafe pixels.allSatisfy { $0.alpha == 255 }
    }
  }

  /// Rows of red, green, blue and perhaps alpha, not premultiplied.
  fileprivate func straightBytes(channels: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: size.area * channels) { bytes, count in
      var next = 0
      unsafe withUnsafePixels { pixels in
        for index in pixels.indices {
          let (red, green, blue, alpha) = unsafe pixels[index].straight
          unsafe bytes[next] = red
          unsafe bytes[next + 1] = green
          unsafe bytes[next + 2] = blue
          if channels == 4 { unsafe bytes[next + 3] = alpha }
          next += channels
        }
      }
      count = next
    }
  }
}
