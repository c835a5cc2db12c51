/// Why bytes could not be turned into a picture.
public enum ImageDecodingError: Error, Equatable, Sendable {
  /// The bytes start like none of the supported formats.
  case unknownFormat(firstBytes: [UInt8])
  /// The bytes break their format's rules or end early.
  case corrupt(ImageFormat, message: String)
  /// The picture has no pixels, or more than the limit allows.
  case badSize(ImageFormat, width: Int, height: Int, limit: ImageLimits)
  /// A JPEG in four printing inks, which needs a colour profile.
  case unsupportedCMYK
  /// More frames than the limit allows.
  case tooManyFrames(limit: Int)
  /// An SVG document that states neither a size nor a view box.
  case svgWithoutSize
}

/// The formats that can be read.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, svg
}

/// How large a picture may be; checked before memory is taken.
public struct ImageLimits: Hashable, Sendable {
  /// The longest side in pixels.
  public var side: Int
  /// The most pixels of one picture.
  public var area: Int
  /// The most frames of a moving picture; all of them together may have ten times `area` pixels.
  public var frames: Int

  /// Creates limits.
  public init(side: Int = 16_384, area: Int = 1 << 26, frames: Int = 10_000) {
    self.side = side
    self.area = area
    self.frames = frames
  }

  /// Throws unless a size lies inside the limits.
  func check(_ format: ImageFormat, width: Int, height: Int) throws(ImageDecodingError) {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, width <= side, height <= side, !overflows, area <= self.area else {
      throw .badSize(format, width: width, height: height, limit: self)
    }
  }
}
