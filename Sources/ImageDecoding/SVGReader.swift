import Foundation

internal import CRSVG

/// Checks SVG documents and finds their natural size.
enum SVGReader {
  /// The size in user units: `width` and `height`, else the view box.
  static func size(of data: Data, limits: ImageLimits) throws(ImageDecodingError) -> CGSize {
    var error: UnsafeMutablePointer<GError>?
    // Without a base address librsvg refuses every reference to a file.
    let handle = unsafe data.withUnsafeBytes { bytes in
      unsafe rsvg_handle_new_from_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
    }
    guard let handle = unsafe handle else {
      var message = "unreadable"
      if let error = unsafe error {
        unsafe message = error.pointee.message.map { unsafe String(cString: $0) } ?? message
        unsafe g_error_free(error)
      }
      throw .corrupt(.svg, message: message)
    }
    defer { unsafe g_object_unref(handle) }
    var (width, height) = (0.0, 0.0)
    if unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      var hasWidth: gboolean = 0
      var hasHeight: gboolean = 0
      var hasBox: gboolean = 0
      var (lengthX, lengthY) = (RsvgLength(), RsvgLength())
      var box = RsvgRectangle()
      unsafe rsvg_handle_get_intrinsic_dimensions(
        handle, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasBox, &box)
      guard hasBox != 0 else { throw .svgWithoutSize }
      (width, height) = (box.width, box.height)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .svgWithoutSize }
    let limit = Double(limits.side)
    guard width <= limit, height <= limit else {
      throw .badSize(
        .svg, width: Int(min(width, 1e9)), height: Int(min(height, 1e9)), limit: limits)
    }
    return CGSize(width: width, height: height)
  }
}
