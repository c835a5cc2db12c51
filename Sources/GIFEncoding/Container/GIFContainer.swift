import Bitmaps
internal import CGIF

/// Writes the blocks of one GIF through giflib into memory. Not `Sendable`: one writer, one thread.
@safe final class GIFContainer {
  /// The bytes written since they were last taken.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let output: Output
  private let handle: UnsafeMutablePointer<GifFileType>
  private var isOpen = true

  /// Writes the header, the logical screen and the extensions that belong to the whole file.
  ///
  /// - Parameters:
  ///   - size: The canvas, each side in `1...65_535`.
  ///   - palette: The shared table; nil when every image brings its own.
  ///   - repetitions: The NETSCAPE2.0 value; nil leaves the extension out.
  ///   - comment: Text for a comment extension, in UTF-8.
  init(
    size: PixelSize, palette: Palette?, repetitions: UInt16?, comment: String?
  ) throws(GIFError) {
    guard (1...65_535).contains(size.width), (1...65_535).contains(size.height) else {
      throw .canvasSize(size)
    }
    let output = Output()
    let write: OutputFunc = { file, bytes, count in
      guard let file = unsafe file, let bytes = unsafe bytes,
        let box = unsafe file.pointee.UserData
      else { return 0 }
      let output = unsafe Unmanaged<Output>.fromOpaque(box).takeUnretainedValue()
      unsafe output.bytes.append(
        contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return count
    }
    var code: Int32 = 0
    let box = unsafe Unmanaged.passUnretained(output).toOpaque()
    guard let handle = unsafe EGifOpen(box, write, &code) else {
      throw .container(code: Int(code))
    }
    self.output = output
    unsafe self.handle = handle
    unsafe EGifSetGifVersion(handle, true)
    try putScreen(size: size, palette: palette)
    if let repetitions { try putLoop(repetitions) }
    if let comment, !comment.isEmpty {
      try putExtension(COMMENT_EXT_FUNC_CODE, blocks: Self.subBlocks(of: Array(comment.utf8)))
    }
  }

  deinit {
    if isOpen {
      var code: Int32 = 0
      _ = unsafe EGifCloseFile(handle, &code)
    }
  }

  /// Removes and returns the bytes written so far.
  func takeBytes() -> [UInt8] {
    defer { output.bytes.removeAll(keepingCapacity: true) }
    return output.bytes
  }

  /// The number of bytes that wait to be taken.
  var pendingCount: Int { output.bytes.count }

  /// Writes an image with its graphic control extension.
  func put(_ image: GIFImage) throws(GIFError) {
    let transparent: UInt8 = image.transparentIndex == nil ? 0 : 1
    try putExtension(
      GRAPHICS_EXT_FUNC_CODE,
      blocks: [
        [
          image.disposal.rawValue << 2 | transparent,
          UInt8(image.delay & 0xFF), UInt8(image.delay >> 8), image.transparentIndex ?? 0,
        ]
      ])
    try putDescriptor(image)
    try putCodes(image.codes)
  }

  /// Writes the trailer; nothing may follow.
  func finish() throws(GIFError) {
    isOpen = false
    var code: Int32 = 0
    try check(unsafe EGifCloseFile(handle, &code), code: code)
  }

  // MARK: Blocks

  private func putScreen(size: PixelSize, palette: Palette?) throws(GIFError) {
    let map = unsafe palette.flatMap { unsafe Self.makeMap($0) }
    defer { unsafe GifFreeMapObject(map) }
    try check(
      unsafe EGifPutScreenDesc(handle, Int32(size.width), Int32(size.height), 8, 0, map))
  }

  private func putLoop(_ repetitions: UInt16) throws(GIFError) {
    try putExtension(
      APPLICATION_EXT_FUNC_CODE,
      blocks: [
        Array("NETSCAPE2.0".utf8),
        [1, UInt8(truncatingIfNeeded: repetitions), UInt8(repetitions >> 8)],
      ])
  }

  private func putExtension(_ function: Int32, blocks: [[UInt8]]) throws(GIFError) {
    try check(unsafe EGifPutExtensionLeader(handle, function))
    for block in blocks {
      let status = unsafe block.withUnsafeBytes { bytes in
        unsafe EGifPutExtensionBlock(handle, Int32(bytes.count), bytes.baseAddress)
      }
      try check(status)
    }
    try check(unsafe EGifPutExtensionTrailer(handle))
  }

  /// Writes the image descriptor, its table and the minimum code size.
  private func putDescriptor(_ image: GIFImage) throws(GIFError) {
    let map = unsafe image.localPalette.flatMap { unsafe Self.makeMap($0) }
    defer { unsafe GifFreeMapObject(map) }
    // giflib derives the minimum code size from the table in force; a shared table reports fewer
    // bits for the time of the call where the image uses only its first colours.
    let shared = unsafe handle.pointee.SColorMap
    let sharedBits = unsafe shared?.pointee.BitsPerPixel ?? 0
    if unsafe map == nil {
      unsafe shared?.pointee.BitsPerPixel = Int32(image.codes.minimumCodeSize)
    }
    let rect = image.rect
    let status = unsafe EGifPutImageDesc(
      handle, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, map)
    unsafe shared?.pointee.BitsPerPixel = sharedBits
    try check(status)
  }

  private func putCodes(_ codes: LZWCodes) throws(GIFError) {
    var size = Int32(codes.minimumCodeSize)
    var status = GIF_OK
    unsafe codes.blocks.withUnsafeBufferPointer { blocks in
      var offset = 0
      while offset < blocks.count, status == GIF_OK {
        // giflib only reads the block, though it asks for a mutable pointer.
        let block = unsafe UnsafeMutablePointer(
          mutating: blocks.baseAddress.map { unsafe $0 + offset })
        status =
          unsafe offset == 0
          ? EGifPutCode(handle, size, block) : EGifPutCodeNext(handle, block)
        offset += 1 + Int(unsafe blocks[offset])
      }
    }
    size = 0
    try check(status)
    try check(unsafe EGifPutCodeNext(handle, nil))
  }

  // MARK: Conversions

  /// giflib's form of a table, filled up to a power of two with black; nil without memory.
  private static func makeMap(_ palette: Palette) -> UnsafeMutablePointer<ColorMapObject>? {
    let count = 1 << Palette.bits(forCount: palette.colors.count)
    var colors = palette.colors.map { color in
      GifColorType(
        Red: UInt8(truncatingIfNeeded: color >> 16), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color))
    }
    while colors.count < count { colors.append(GifColorType(Red: 0, Green: 0, Blue: 0)) }
    return unsafe GifMakeMapObject(Int32(count), colors)
  }

  private static func subBlocks(of bytes: [UInt8]) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: 255).map { start in
      Array(bytes[start..<min(start + 255, bytes.count)])
    }
  }

  private func check(_ status: Int32) throws(GIFError) {
    try check(status, code: unsafe handle.pointee.Error)
  }

  private func check(_ status: Int32, code: Int32) throws(GIFError) {
    guard status == GIF_OK else { throw .container(code: Int(code)) }
  }
}
