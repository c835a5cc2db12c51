import Bitmaps

/// A GIF read by the letter of the specification, slowly and independently of the encoder.
struct GIFOracle {
  struct Image {
    var rect: PixelRect
    var disposal: Int
    var transparentIndex: Int?
    var delay: Int
    var hasLocalTable: Bool
    var minimumCodeSize: Int
    /// What is on the canvas while this image is shown.
    var canvas: Bitmap
  }

  struct Malformed: Error, Equatable {
    var offset: Int
    var reason: String
  }

  var size: PixelSize
  var images: [Image] = []
  var repetitions: Int?
  var comments: [String] = []
  var hasSharedTable = false

  private var bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    size = PixelSize(width: 0, height: 0)
    try parse()
  }

  /// What a viewer sees and for how long, with images that change nothing joined to the one before.
  var pictures: [(bitmap: Bitmap, delay: Int)] {
    var pictures: [(bitmap: Bitmap, delay: Int)] = []
    for image in images {
      if let last = pictures.last, last.bitmap == image.canvas {
        pictures[pictures.count - 1].delay += image.delay
      } else {
        pictures.append((image.canvas, image.delay))
      }
    }
    return pictures
  }

  private func fail(_ reason: String) -> Malformed { Malformed(offset: offset, reason: reason) }

  private mutating func byte() throws -> Int {
    guard offset < bytes.count else { throw fail("truncated") }
    offset += 1
    return Int(bytes[offset - 1])
  }

  private mutating func word() throws -> Int { try byte() | byte() << 8 }

  private mutating func table(bits: Int) throws -> [Pixel] {
    try (0..<(1 << bits)).map { _ in
      Pixel(
        straightRed: UInt8(try byte()), green: UInt8(try byte()), blue: UInt8(try byte()),
        alpha: 255)
    }
  }

  private mutating func subBlocks() throws -> [[UInt8]] {
    var blocks: [[UInt8]] = []
    while true {
      let count = try byte()
      guard count > 0 else { return blocks }
      guard offset + count <= bytes.count else { throw fail("truncated block") }
      blocks.append(Array(bytes[offset..<offset + count]))
      offset += count
    }
  }

  private mutating func parse() throws {
    guard bytes.starts(with: Array("GIF89a".utf8)) else { throw fail("no GIF89a") }
    offset = 6
    size = PixelSize(width: try word(), height: try word())
    let flags = try byte()
    _ = try word()
    hasSharedTable = flags & 0x80 != 0
    let shared = hasSharedTable ? try table(bits: (flags & 7) + 1) : []
    var canvas = Bitmap(size: size)
    var control: (disposal: Int, transparent: Int?, delay: Int)?
    while true {
      switch try byte() {
      case 0x3B:
        guard offset == bytes.count else { throw fail("bytes after the trailer") }
        return
      case 0x21:
        let label = try byte()
        let blocks = try subBlocks()
        if label == 0xF9 {
          guard control == nil, blocks.count == 1, blocks[0].count == 4 else {
            throw fail("bad control extension")
          }
          let block = blocks[0].map { Int($0) }
          control = (
            block[0] >> 2 & 7, block[0] & 1 == 1 ? block[3] : nil, block[1] | block[2] << 8
          )
        } else if control != nil {
          throw fail("an extension between control and image")
        } else if label == 0xFF, blocks.count == 2, blocks[0] == Array("NETSCAPE2.0".utf8) {
          repetitions = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        } else if label == 0xFE {
          comments.append(String(decoding: blocks.flatMap { $0 }, as: UTF8.self))
        }
      case 0x2C:
        guard let current = control else { throw fail("an image without control") }
        control = nil
        try parseImage(current, shared: shared, canvas: &canvas)
      default: throw fail("unknown block")
      }
    }
  }

  private mutating func parseImage(
    _ control: (disposal: Int, transparent: Int?, delay: Int), shared: [Pixel],
    canvas: inout Bitmap
  ) throws {
    let left = try word()
    let top = try word()
    let rect = PixelRect(x: left, y: top, width: try word(), height: try word())
    guard PixelRect(size).contains(rect), !rect.isEmpty else { throw fail("outside the screen") }
    let flags = try byte()
    let isLocal = flags & 0x80 != 0
    let colors = isLocal ? try table(bits: (flags & 7) + 1) : shared
    let minimumCodeSize = try byte()
    let data = try subBlocks().flatMap { $0 }
    let indices = try Self.decode(data, minimumCodeSize: minimumCodeSize, count: rect.area)
    for (at, index) in indices.enumerated() where Int(index) != control.transparent {
      guard Int(index) < colors.count else { throw fail("index \(index) outside the table") }
      canvas[rect.x + at % rect.width, rect.y + at / rect.width] = colors[Int(index)]
    }
    images.append(
      Image(
        rect: rect, disposal: control.disposal, transparentIndex: control.transparent,
        delay: control.delay, hasLocalTable: isLocal, minimumCodeSize: minimumCodeSize,
        canvas: canvas))
    if control.disposal == 2 {
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { canvas[x, y] = .transparent }
      }
    }
  }

  /// Textbook LZW: strings in full, the stream must end with the end code and its padding.
  static func decode(
    _ data: [UInt8], minimumCodeSize: Int, count: Int
  ) throws -> [UInt8] {
    let clear = 1 << minimumCodeSize
    var table: [[UInt8]] = []
    var width = minimumCodeSize + 1
    var previous: [UInt8]?
    var output: [UInt8] = []
    var bit = 0
    while true {
      guard bit + width <= data.count * 8 else {
        throw Malformed(offset: bit / 8, reason: "no end code")
      }
      var code = 0
      for position in 0..<width {
        let at = bit + position
        code |= Int(data[at / 8] >> (at % 8) & 1) << position
      }
      bit += width
      if code == clear {
        table = (0..<clear + 2).map { $0 < clear ? [UInt8($0)] : [] }
        width = minimumCodeSize + 1
        previous = nil
        continue
      }
      if code == clear + 1 { break }
      guard !table.isEmpty else { throw Malformed(offset: 0, reason: "no clear code first") }
      let string: [UInt8]
      if code < table.count, !table[code].isEmpty {
        string = table[code]
      } else if code == table.count, let previous {
        string = previous + [previous[0]]
      } else {
        throw Malformed(offset: bit / 8, reason: "code \(code) of \(table.count)")
      }
      output += string
      if let previous, table.count < 4096 {
        table.append(previous + [string[0]])
        if table.count == 1 << width, width < 12 { width += 1 }
      }
      previous = string
    }
    guard (bit + 7) / 8 == data.count else {
      throw Malformed(offset: bit / 8, reason: "data after the end code")
    }
    guard output.count == count else {
      throw Malformed(offset: 0, reason: "\(output.count) pixels instead of \(count)")
    }
    return output
  }
}
