import Bitmaps

/// How a camera held the picture: which side of the stored pixels is up.
///
/// - SeeAlso: EXIF 2.3, tag 0x0112.
enum EXIFOrientation: Int {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// The orientation stated in a JPEG's APP1 segment; `up` when there is none or it is damaged,
  /// since the pixels are whole either way.
  init(inJPEG bytes: [UInt8]) {
    self = Self.read(bytes) ?? .up
  }

  private static func read(_ bytes: [UInt8]) -> EXIFOrientation? {
    var position = 2
    // Segments: FF, marker, two bytes of length that count themselves.
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      if marker == 0xDA || length < 2 || end > bytes.count { return nil }
      let body = bytes[position + 4..<end]
      if marker == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
        return readTIFF(Array(body.dropFirst(6)))
      }
      position = end
    }
    return nil
  }

  /// Looks for the tag in the first directory of a TIFF structure.
  private static func readTIFF(_ bytes: [UInt8]) -> EXIFOrientation? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      let digits = bytes[at..<at + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let at = directory + 2 + entry * 12
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112 { return number(at + 8, 2).flatMap(EXIFOrientation.init(rawValue:)) }
    }
    return nil
  }
}

extension Bitmap {
  /// The bitmap turned so that what an orientation calls the top is up.
  func upright(from orientation: EXIFOrientation) -> Bitmap {
    if orientation == .up { return self }
    let (w, h) = (width, height)
    let swaps = orientation.rawValue >= EXIFOrientation.leftMirrored.rawValue
    let size = swaps ? PixelSize(width: h, height: w) : self.size
    let source = pixels
    return unsafe Bitmap(size: size) { result in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (column, row) =
            switch orientation {
            case .up: (x, y)
            case .upMirrored: (w - 1 - x, y)
            case .down: (w - 1 - x, h - 1 - y)
            case .downMirrored: (x, h - 1 - y)
            case .leftMirrored: (y, x)
            case .right: (y, h - 1 - x)
            case .rightMirrored: (w - 1 - y, h - 1 - x)
            case .left: (w - 1 - y, x)
            }
          unsafe result[y * size.width + x] = source[row * w + column]
        }
      }
    }
  }
}
