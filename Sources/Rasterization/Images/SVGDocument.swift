import Foundation

internal import CCairo
internal import CRSVG

/// A parsed SVG document; loads nothing but its own bytes.
@safe
struct SVGDocument: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  init(_ data: Data) throws(RasterizerError) {
    var error: UnsafeMutablePointer<GError>?
    // Without a base address librsvg refuses every reference to a file.
    let handle = unsafe data.withUnsafeBytes { bytes in
      unsafe rsvg_handle_new_from_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
    }
    guard let handle = unsafe handle else { throw unsafe .svg(message: Self.take(error)) }
    unsafe self.handle = handle
  }

  deinit { unsafe g_object_unref(handle) }

  /// Draws the document stretched over a rectangle, in pixels of the layer.
  func draw(
    into layer: Layer, x: Double, y: Double, width: Double, height: Double
  ) throws(RasterizerError) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return }
    // librsvg keeps a document's proportions; the context stretches it instead.
    var (naturalWidth, naturalHeight) = (0.0, 0.0)
    let known = unsafe rsvg_handle_get_intrinsic_size_in_pixels(
      handle, &naturalWidth, &naturalHeight)
    if known == 0 || naturalWidth <= 0 || naturalHeight <= 0 {
      (naturalWidth, naturalHeight) = (width, height)
    }
    unsafe cairo_save(layer.context)
    defer { unsafe cairo_restore(layer.context) }
    unsafe cairo_identity_matrix(layer.context)
    unsafe cairo_translate(layer.context, x, y)
    unsafe cairo_scale(layer.context, width / naturalWidth, height / naturalHeight)
    var viewport = RsvgRectangle(x: 0, y: 0, width: naturalWidth, height: naturalHeight)
    var error: UnsafeMutablePointer<GError>?
    guard unsafe rsvg_handle_render_document(handle, layer.context, &viewport, &error) != 0 else {
      throw unsafe .svg(message: Self.take(error))
    }
    try layer.finish()
  }

  /// The text of an error, which is released.
  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error = unsafe error else { return "unknown" }
    defer { unsafe g_error_free(error) }
    return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "unknown"
  }
}
