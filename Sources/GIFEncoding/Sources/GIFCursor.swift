import Bitmaps
internal import CGIF

/// Reads the images of a GIF one by one through giflib and keeps the canvas as a viewer sees it.
@safe struct GIFCursor: ~Copyable {
  /// The bytes and how many of them giflib has read.
  private final class Input {
    let bytes: [UInt8]
    var offset = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The largest canvas read, in pixels: the header alone may claim 4 billion.
  static let areaLimit = 1 << 26
  /// The most memory that composed canvases kept for readers that run a little behind may take.
  private static let keptPixels = 1 << 26

  /// The images read so far.
  private(set) var position = 0
  /// The canvas with the last image on it.
  private(set) var canvas: Bitmap
  /// The last image's delay in hundredths of a second, as the file has it.
  private(set) var delay = 0
  /// The last image's box.
  private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The last image's disposal, `0...3`.
  private(set) var disposal = 0
  /// The entries of the last image's own table; nil where it uses the shared one.
  private(set) var localColorCount: Int?
  /// The entries of the shared table; nil where there is none.
  let sharedColorCount: Int?
  /// The NETSCAPE2.0 value; nil where there is none so far.
  private(set) var repetitions: Int?
  /// The latest canvases by position.
  private(set) var recent: [Int: Bitmap] = [:]

  /// How many of them are kept.
  private let kept: Int
  private let input: Input
  private let handle: UnsafeMutablePointer<GifFileType>
  private var transparentIndex: Int?
  private var restored: Bitmap?

  init(_ bytes: [UInt8]) throws(GIFError) {
    let input = Input(bytes)
    let read: InputFunc = { file, target, count in
      guard let file = unsafe file, let target = unsafe target, count > 0,
        let box = unsafe file.pointee.UserData
      else { return 0 }
      let input = unsafe Unmanaged<Input>.fromOpaque(box).takeUnretainedValue()
      let count = min(Int(count), input.bytes.count - input.offset)
      for at in 0..<count { unsafe target[at] = input.bytes[input.offset + at] }
      input.offset += count
      return Int32(count)
    }
    var code: Int32 = 0
    let box = unsafe Unmanaged.passUnretained(input).toOpaque()
    guard let handle = unsafe DGifOpen(box, read, &code) else {
      throw .container(code: Int(code))
    }
    let size = unsafe PixelSize(
      width: Int(handle.pointee.SWidth), height: Int(handle.pointee.SHeight))
    guard size.area > 0, size.area <= Self.areaLimit else {
      _ = unsafe DGifCloseFile(handle, &code)
      throw size.area > 0 ? .canvasTooLarge(size, limit: Self.areaLimit) : .canvasSize(size)
    }
    kept = max(1, min(16, Self.keptPixels / size.area))
    sharedColorCount = unsafe handle.pointee.SColorMap.map { unsafe Int($0.pointee.ColorCount) }
    self.input = input
    unsafe self.handle = handle
    canvas = Bitmap(size: size)
  }

  deinit {
    var code: Int32 = 0
    _ = unsafe DGifCloseFile(handle, &code)
  }

  /// Reads up to and with the next image; false at the end.
  mutating func advance() throws(GIFError) -> Bool {
    dispose()
    delay = 0
    transparentIndex = nil
    disposal = 0
    while true {
      var type = UNDEFINED_RECORD_TYPE
      try check(unsafe DGifGetRecordType(handle, &type))
      if type == TERMINATE_RECORD_TYPE { return false }
      if type == EXTENSION_RECORD_TYPE { try readExtension() }
      if type == IMAGE_DESC_RECORD_TYPE {
        try readImage()
        recent[position] = canvas
        recent[position - kept] = nil
        position += 1
        return true
      }
    }
  }

  private mutating func dispose() {
    if disposal == 3, let restored { canvas = restored }
    if disposal == 2 {
      let part = rect.intersection(PixelRect(canvas.size))
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { canvas[x, y] = .transparent }
      }
    }
    restored = nil
  }

  private mutating func readExtension() throws(GIFError) {
    var function: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(unsafe DGifGetExtension(handle, &function, &block))
    var isLoop = false
    while let bytes = unsafe block {
      let count = unsafe Int(bytes[0])
      if function == GRAPHICS_EXT_FUNC_CODE, count >= 4 {
        unsafe disposal = Int(bytes[1] >> 2 & 7)
        unsafe delay = Int(bytes[2]) | Int(bytes[3]) << 8
        unsafe transparentIndex = bytes[1] & 1 == 1 ? Int(bytes[4]) : nil
      } else if function == APPLICATION_EXT_FUNC_CODE {
        if isLoop, count == 3, unsafe bytes[1] == 1 {
          unsafe repetitions = Int(bytes[2]) | Int(bytes[3]) << 8
        }
        let name = unsafe UnsafeBufferPointer(start: bytes + 1, count: count)
        isLoop = unsafe name.elementsEqual("NETSCAPE2.0".utf8)
      }
      try check(unsafe DGifGetExtensionNext(handle, &block))
    }
  }

  private mutating func readImage() throws(GIFError) {
    try check(unsafe DGifGetImageDesc(handle))
    let image = unsafe handle.pointee.Image
    rect = unsafe PixelRect(
      x: Int(image.Left), y: Int(image.Top), width: max(0, Int(image.Width)),
      height: max(0, Int(image.Height)))
    localColorCount = unsafe image.ColorMap.map { unsafe Int($0.pointee.ColorCount) }
    if disposal == 3 { restored = canvas }
    let colors = unsafe Self.colors(of: image.ColorMap ?? handle.pointee.SColorMap)
    var line = [UInt8](repeating: 0, count: rect.width)
    for row in unsafe Self.rows(count: rect.height, interlaced: image.Interlace) {
      try check(unsafe DGifGetLine(handle, &line, Int32(rect.width)))
      draw(line, row: rect.y + row, colors: colors)
    }
  }

  private mutating func draw(_ line: [UInt8], row: Int, colors: [Pixel]) {
    guard row < canvas.height else { return }
    let first = rect.x
    let count = min(line.count, canvas.width - first)
    let width = canvas.width
    guard count > 0 else { return }
    unsafe canvas.withUnsafeMutablePixels { pixels in
      for x in 0..<count where Int(line[x]) != transparentIndex && Int(line[x]) < colors.count {
        unsafe pixels[row * width + first + x] = colors[Int(line[x])]
      }
    }
  }

  private static func colors(of map: UnsafeMutablePointer<ColorMapObject>?) -> [Pixel] {
    guard let map = unsafe map else { return [] }
    return (0..<Int(unsafe map.pointee.ColorCount)).map { index in
      let color = unsafe map.pointee.Colors[index]
      return Pixel(
        premultipliedRed: color.Red, green: color.Green, blue: color.Blue, alpha: 255)
    }
  }

  private static func rows(count: Int, interlaced: Bool) -> [Int] {
    guard interlaced else { return Array(0..<count) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: count, by: step))
    }
  }

  private func check(_ status: Int32) throws(GIFError) {
    guard status == GIF_OK else { throw .container(code: unsafe Int(handle.pointee.Error)) }
  }
}
