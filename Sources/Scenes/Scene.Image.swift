public import Bitmaps
public import Foundation

extension Scene {
  /// A picture inside a scene: pixels, or an SVG document that is drawn at its final size.
  ///
  /// A reference to immutable content; images are equal when their contents are.
  public final class Image: Sendable {
    /// What an image consists of.
    public enum Content: Hashable, Sendable {
      /// Pixels.
      case bitmap(Bitmap)
      /// A checked SVG document.
      case svg(Data)
    }

    /// The picture itself.
    public let content: Content
    /// The natural size: pixels, or the SVG's user units.
    public let size: CGSize
    private let digest: Int

    /// Creates an image from pixels.
    public init(_ bitmap: Bitmap) {
      content = .bitmap(bitmap)
      size = CGSize(width: bitmap.width, height: bitmap.height)
      digest = Self.digest(of: content)
    }

    /// Creates an image from an SVG document.
    /// - Parameters:
    ///   - svg: The document; the caller has checked that it can be drawn.
    ///   - size: Its natural size in user units.
    public init(svg: Data, size: CGSize) {
      content = .svg(svg)
      self.size = size
      digest = Self.digest(of: content)
    }

    private static func digest(of content: Content) -> Int {
      var hasher = Hasher()
      hasher.combine(content)
      return hasher.finalize()
    }
  }
}

extension Scene.Image: Hashable {
  /// Whether two images have the same content; the same object answers at once.
  public static func == (a: Scene.Image, b: Scene.Image) -> Bool {
    a === b || (a.digest == b.digest && a.size == b.size && a.content == b.content)
  }

  /// Feeds a digest made once into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension Scene.Image: Codable {
  private enum CodingKeys: String, CodingKey { case width, height, pixels, svg, size }

  /// Reads an image.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let svg = try values.decodeIfPresent(String.self, forKey: .svg) {
      self.init(svg: Data(svg.utf8), size: try values.decode(CGSize.self, forKey: .size))
      return
    }
    let width = try values.decode(Int.self, forKey: .width)
    let height = try values.decode(Int.self, forKey: .height)
    let bytes = try values.decode(Data.self, forKey: .pixels)
    let area = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !area.overflow, bytes.count % 4 == 0,
      bytes.count / 4 == area.partialValue
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: values, debugDescription: "not \(width) × \(height) RGBA pixels")
    }
    let pixels = stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { i in
      Pixel(
        premultipliedRed: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
    }
    self.init(Bitmap(size: PixelSize(width: width, height: height), pixels: pixels))
  }

  /// Writes the image: an SVG as text, pixels as premultiplied RGBA bytes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .svg(let data):
      try values.encode(String(decoding: data, as: UTF8.self), forKey: .svg)
      try values.encode(size, forKey: .size)
    case .bitmap(let bitmap):
      try values.encode(bitmap.width, forKey: .width)
      try values.encode(bitmap.height, forKey: .height)
      let bytes = bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
      try values.encode(Data(bytes), forKey: .pixels)
    }
  }
}
