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
  private let ownsMemory: Bool

  /// Creates a transparent layer.
  convenience init(rect: PixelRect) throws(RasterizerError) {
    let memory = UnsafeMutableBufferPointer<Pixel>.allocate(capacity: max(rect.area, 1))
    unsafe memory.initialize(repeating: .transparent)
    try unsafe self.init(rect: rect, memory: memory, ownsMemory: true)
  }

  /// Creates a layer over memory that outlives it.
  convenience init(
    rect: PixelRect, borrowing memory: UnsafeMutableBufferPointer<Pixel>
  ) throws(RasterizerError) {
    try unsafe self.init(rect: rect, memory: memory, ownsMemory: false)
  }

  private init(
    rect: PixelRect, memory: UnsafeMutableBufferPointer<Pixel>, ownsMemory: Bool
  ) throws(RasterizerError) {
    let limit = RenderTarget.sideLimit
    guard let width = Int32(exactly: rect.width), let height = Int32(exactly: rect.height),
      width <= limit, height <= limit, memory.count >= rect.area,
      let surface = unsafe cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(memory.baseAddress)?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32, width, height, width * 4)
    else {
      if ownsMemory { unsafe memory.deallocate() }
      throw .surfaceTooLarge(rect.size, limit: limit)
    }
    guard let context = unsafe cairo_create(surface),
      unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS
    else {
      let status = unsafe cairo_surface_status(surface)
      unsafe cairo_surface_destroy(surface)
      if ownsMemory { unsafe memory.deallocate() }
      throw .cairo(status: Int(status.rawValue))
    }
    self.rect = rect
    unsafe self.context = context
    unsafe self.surface = surface
    unsafe self.memory = memory
    self.ownsMemory = ownsMemory
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
    if ownsMemory { unsafe memory.deallocate() }
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
