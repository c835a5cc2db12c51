public import Bitmaps
public import Foundation
public import Scenes

/// A picture with Quartz's interface: pixels, or an SVG document drawn at its final size.
public final class CGImage: Sendable {
  /// The picture as a value.
  public let image: Scene.Image
  /// The colour that the picture's alpha is painted in, its own colours ignored; nil for those.
  public let tint: Color?
  /// What the picture's alpha is multiplied by: 0 is clear, 1 leaves it as it is.
  public let opacity: Double

  /// Creates an image from a picture.
  /// - Parameters:
  ///   - tint: Makes the picture a template, painted in this colour.
  ///   - opacity: What its alpha is multiplied by, 0...1.
  public init(_ image: Scene.Image, tint: Color? = nil, opacity: Double = 1) {
    self.image = image
    self.tint = tint
    self.opacity = min(max(opacity, 0), 1)
  }

  /// Columns; an SVG's natural width rounded up.
  public var width: Int { Int(image.size.width.rounded(.up)) }

  /// Rows; an SVG's natural height rounded up.
  public var height: Int { Int(image.size.height.rounded(.up)) }

  /// The pixels in a rectangle; nil when it holds no pixel of the image or the image is an SVG.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard case .bitmap(let bitmap) = image.content else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part = rect.standardized.integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let pixels = PixelRect(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    return CGImage(Scene.Image(bitmap.cropped(to: pixels)), tint: tint, opacity: opacity)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }
}

extension CGImage {
  /// The picture in its place, with its opacity.
  func drawing(_ placement: Scene.ImagePlacement) -> Scene.Drawing {
    opacity < 1
      ? .group(.init(drawings: [.image(placement)], opacity: opacity)) : .image(placement)
  }
}

extension CGImage: Hashable {
  /// Whether two images show the same picture.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.image == b.image && a.tint == b.tint && a.opacity == b.opacity)
  }

  /// Feeds the picture into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
