import Bitmaps
import Foundation

internal import CGIF

/// Reads GIF frame by frame and composes each onto the screen.
enum GIFReader {
  /// The frames as they appear, at most `maximum` of them if that is 1.
  static func decode(
    _ data: Data, limits: ImageLimits, maximum: Int
  ) throws(ImageDecodingError) -> [TimedBitmap] {
    let source = GIFSource(data)
    var status: Int32 = 0
    let context = unsafe Unmanaged.passUnretained(source).toOpaque()
    let file = unsafe DGifOpen(
      context,
      { file, bytes, count in
        guard let file = unsafe file, let user = unsafe file.pointee.UserData,
          let bytes = unsafe bytes, count > 0
        else { return 0 }
        let source = unsafe Unmanaged<GIFSource>.fromOpaque(user).takeUnretainedValue()
        return unsafe source.read(UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)))
      }, &status)
    guard let file = unsafe file else { throw .corrupt(.gif, message: message(status)) }
    defer {
      var ignored: Int32 = 0
      unsafe DGifCloseFile(file, &ignored)
    }
    // `source` must outlive the last read.
    return try withExtendedLifetime(source) { () throws(ImageDecodingError) in
      var composer = try unsafe GIFComposer(file, limits: limits)
      return try composer.frames(maximum: maximum, limits: limits)
    }
  }

  static func message(_ status: Int32) -> String {
    unsafe GifErrorString(status).map { unsafe String(cString: $0) } ?? "error \(status)"
  }
}

/// The bytes giflib reads from.
private final class GIFSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    let count = min(buffer.count, bytes.count - position)
    guard count > 0 else { return 0 }
    unsafe buffer.copyBytes(from: bytes[position..<position + count])
    position += count
    return Int32(count)
  }
}

/// The screen that frames are drawn on, one after another.
@safe
private struct GIFComposer {
  private let file: UnsafeMutablePointer<GifFileType>
  private var screen: Bitmap

  init(
    _ file: UnsafeMutablePointer<GifFileType>, limits: ImageLimits
  ) throws(ImageDecodingError) {
    unsafe self.file = file
    let (width, height) = unsafe (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    try limits.check(.gif, width: width, height: height)
    screen = Bitmap(size: PixelSize(width: width, height: height))
  }

  mutating func frames(
    maximum: Int, limits: ImageLimits
  ) throws(ImageDecodingError) -> [TimedBitmap] {
    var frames: [TimedBitmap] = []
    var hundredths = 0
    var control = GraphicsControlBlock()
    control.TransparentColor = -1
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      guard unsafe DGifGetRecordType(file, &kind) == GIF_OK else { throw failure }
      switch kind {
      case IMAGE_DESC_RECORD_TYPE:
        guard frames.count < limits.frames,
          (frames.count + 1) * screen.size.area <= limits.area * 10
        else { throw .tooManyFrames(limit: limits.frames) }
        let before = screen
        let covered = try drawFrame(transparent: Int(control.TransparentColor), limits: limits)
        frames.append(
          TimedBitmap(bitmap: screen, presentationTime: Double(hundredths) / 100))
        if frames.count == maximum, maximum == 1 { return frames }
        hundredths += control.DelayTime < 2 ? 10 : Int(control.DelayTime)
        if control.DisposalMode == DISPOSE_PREVIOUS { screen = before }
        if control.DisposalMode == DISPOSE_BACKGROUND { screen.clear(covered) }
        control = GraphicsControlBlock()
        control.TransparentColor = -1
      case EXTENSION_RECORD_TYPE:
        if let block = try readExtension() { control = block }
      case TERMINATE_RECORD_TYPE:
        return frames
      default:
        break
      }
    }
  }

  /// Reads an extension; answers its content if it is a graphic control.
  private func readExtension() throws(ImageDecodingError) -> GraphicsControlBlock? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    var control: GraphicsControlBlock?
    guard unsafe DGifGetExtension(file, &code, &block) == GIF_OK else { throw failure }
    while let bytes = unsafe block {
      if code == GRAPHICS_EXT_FUNC_CODE, unsafe bytes[0] >= 4 {
        var read = GraphicsControlBlock()
        unsafe DGifExtensionToGCB(Int(bytes[0]), bytes + 1, &read)
        control = read
      }
      guard unsafe DGifGetExtensionNext(file, &block) == GIF_OK else { throw failure }
    }
    return control
  }

  /// Draws the next frame on the screen; answers where.
  private mutating func drawFrame(
    transparent: Int, limits: ImageLimits
  ) throws(ImageDecodingError) -> PixelRect {
    guard unsafe DGifGetImageDesc(file) == GIF_OK else { throw failure }
    let image = unsafe file.pointee.Image
    let (width, height) = unsafe (Int(image.Width), Int(image.Height))
    try limits.check(.gif, width: width, height: height)
    let palette = unsafe Self.colors(image.ColorMap ?? file.pointee.SColorMap)
    let left = unsafe Int(image.Left)
    let top = unsafe Int(image.Top)
    var line = [GifPixelType](repeating: 0, count: width)
    let passes: [(start: Int, step: Int)] =
      unsafe image.Interlace ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    for pass in passes {
      for row in stride(from: pass.start, to: height, by: pass.step) {
        guard unsafe DGifGetLine(file, &line, Int32(width)) == GIF_OK else { throw failure }
        guard top + row < screen.height else { continue }
        for column in 0..<max(0, min(width, screen.width - left)) {
          let index = Int(line[column])
          if index == transparent { continue }
          guard index < palette.count else {
            throw .corrupt(.gif, message: "colour \(index) of \(palette.count)")
          }
          screen[left + column, top + row] = palette[index]
        }
      }
    }
    return PixelRect(x: left, y: top, width: width, height: height)
      .intersection(PixelRect(screen.size))
  }

  private static func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [Pixel] {
    guard let map = unsafe map, let colors = unsafe map.pointee.Colors else { return [] }
    return unsafe (0..<Int(map.pointee.ColorCount)).map { index in
      let color = unsafe colors[index]
      return Pixel(
        premultipliedRed: color.Red, green: color.Green, blue: color.Blue, alpha: 255)
    }
  }

  private var failure: ImageDecodingError {
    .corrupt(.gif, message: GIFReader.message(unsafe file.pointee.Error))
  }
}

extension Bitmap {
  fileprivate mutating func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { self[x, y] = .transparent }
    }
  }
}
