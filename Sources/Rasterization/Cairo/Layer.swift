import Bitmaps
internal import CCairo

/// A rectangle of pixels that is being painted, with the Cairo context that paints it.
///
/// Belongs to one task. All positions are pixels of the whole picture, not of the layer.
@safe
final class Layer {
  /// The pixels of the picture that the layer covers.
  let rect: PixelRect
  let context: OpaquePointer
  let surface: OpaquePointer
  private let memory: UnsafeMutableBufferPointer<Pixel>

  /// Creates a transparent layer.
  ///
  /// Cairo owns the pixels: they live as long as any context that has the layer as its source.
  convenience init(rect: PixelRect) throws(RasterizerError) {
    try unsafe self.init(
      rect: rect,
      surface: cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Self.side(rect.width), Self.side(rect.height)))
  }

  /// Creates a layer over memory that outlives it and is never its own source.
  convenience init(
    rect: PixelRect, borrowing memory: UnsafeMutableBufferPointer<Pixel>
  ) throws(RasterizerError) {
    guard memory.count >= rect.area, let start = memory.baseAddress else {
      throw .surfaceTooLarge(rect.size, limit: memory.count)
    }
    let bytes = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
    try unsafe self.init(
      rect: rect,
      surface: cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Self.side(rect.width), Self.side(rect.height),
        Self.side(rect.width) * 4))
  }

  /// A side for Cairo; one that is too long becomes one that Cairo refuses.
  private static func side(_ pixels: Int) -> Int32 {
    pixels <= RenderTarget.sideLimit ? Int32(pixels) : -1
  }

  private init(rect: PixelRect, surface: OpaquePointer?) throws(RasterizerError) {
    guard let surface = unsafe surface else { throw .cairo(status: 1) }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = unsafe cairo_create(surface)
    else {
      let status = unsafe cairo_surface_status(surface)
      unsafe cairo_surface_destroy(surface)
      let limit = RenderTarget.sideLimit
      if rect.width > limit || rect.height > limit {
        throw .surfaceTooLarge(rect.size, limit: limit)
      }
      throw .cairo(status: Int(status.rawValue))
    }
    self.rect = rect
    unsafe self.context = context
    unsafe self.surface = surface
    let bytes = unsafe UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    // Rows of four-byte pixels need no padding, so a row is as long as the picture is wide.
    unsafe memory = UnsafeMutableBufferPointer(
      start: bytes?.assumingMemoryBound(to: Pixel.self), count: rect.area)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Ends painting: throws what Cairo has found wrong since the layer was created.
  func finish() throws(RasterizerError) {
    unsafe cairo_surface_flush(surface)
    let status = unsafe cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status: Int(status.rawValue)) }
  }

  /// Lets a closure read and write the pixels, row by row; the buffer is valid until it returns.
  func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<Pixel>) -> Result) -> Result {
    unsafe cairo_surface_flush(surface)
    defer { unsafe cairo_surface_mark_dirty(surface) }
    return unsafe body(memory)
  }
}
