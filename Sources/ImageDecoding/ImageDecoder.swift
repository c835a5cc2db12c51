public import Bitmaps
public import Foundation

/// A picture read from a file.
public enum DecodedImage: Hashable, Sendable {
  /// Pixels, upright: a JPEG's orientation has been applied.
  case bitmap(Bitmap)
  /// An SVG document that has been checked, and its natural size in user units.
  case svg(Data, size: CGSize)
}

/// Reads pictures: PNG, JPEG, GIF and SVG, told apart by their first bytes.
public struct ImageDecoder: Sendable {
  /// What is refused for its size.
  public var limits: ImageLimits

  /// Creates a decoder.
  public init(limits: ImageLimits = ImageLimits()) { self.limits = limits }

  /// The picture in a file's bytes; of a moving GIF the first frame.
  public func decode(_ data: Data) throws(ImageDecodingError) -> DecodedImage {
    switch try Self.format(of: data) {
    case .png: .bitmap(try PNGReader.decode(data, limits: limits))
    case .jpeg: .bitmap(try JPEGReader.decode(data, limits: limits))
    case .gif: .bitmap(try firstFrame(of: data))
    case .svg: .svg(data, size: try SVGReader.size(of: data, limits: limits))
    }
  }

  /// All frames of a GIF as they appear on its screen, with the times they appear at.
  ///
  /// A delay of 0 or 1 hundredths of a second is read as 10, as browsers do.
  public func decodeFrames(_ data: Data) throws(ImageDecodingError) -> [TimedBitmap] {
    try GIFReader.decode(data, limits: limits, maximum: limits.frames)
  }

  private func firstFrame(of data: Data) throws(ImageDecodingError) -> Bitmap {
    guard let first = try GIFReader.decode(data, limits: limits, maximum: 1).first else {
      throw .corrupt(.gif, message: "no frame")
    }
    return first.bitmap
  }

  /// The format that bytes start like.
  public static func format(of data: Data) throws(ImageDecodingError) -> ImageFormat {
    let start = [UInt8](data.prefix(1_024))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
      return .gif
    }
    let text = String(decoding: start, as: UTF8.self)
    let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if trimmed.hasPrefix("<"), text.contains("<svg") || trimmed.hasPrefix("<?xml") {
      return .svg
    }
    throw .unknownFormat(firstBytes: Array(start.prefix(8)))
  }
}
