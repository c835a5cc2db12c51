import Bitmaps
import Foundation

/// The surface that a scene is shown on.
public struct CanvasDescription: Sendable {
  /// The width in points.
  public var width = 0.0
  /// The height in points.
  public var height = 0.0
  /// Pixels per point.
  public var scale = Scale(x: 1, y: 1)
  /// What lies behind the views.
  public var background = Color.white
  /// The size of the output in pixels; nil for the size in points times the scale, rounded up.
  public var pixels: PixelSize?
  /// Where the canvas point (0, 0) lies in the output, in pixels from its top left corner.
  public var origin = CGPoint.zero

  /// The size of the output in pixels.
  public var pixelSize: PixelSize {
    pixels
      ?? PixelSize(
        width: Self.pixels(width * scale.x, 1), height: Self.pixels(height * scale.y, 1))
  }

  /// The canvas with another scale; everything in pixels grows with it.
  ///
  /// - Parameter scale: Pixels per point along x; y keeps its proportion to x.
  public func scaled(to scale: Double) -> CanvasDescription {
    let factor = scale / self.scale.x
    var canvas = self
    canvas.scale = Scale(x: scale, y: self.scale.y * factor)
    canvas.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    canvas.pixels = pixels.map {
      PixelSize(
        width: Self.pixels(Double($0.width), factor), height: Self.pixels(Double($0.height), factor)
      )
    }
    return canvas
  }

  /// Whether the output has a size that can be rendered.
  public var isWithinLimits: Bool {
    if let pixels { return Self.isWithinLimits(Double(pixels.width), Double(pixels.height)) }
    return Self.isWithinLimits(
      (width * scale.x).rounded(.up), (height * scale.y).rounded(.up))
  }

  /// A length in whole pixels, rounded up but for the noise of multiplication.
  private static func pixels(_ length: Double, _ factor: Double) -> Int {
    Int(min(max((length * factor - 1e-6).rounded(.up), 1), Double(SceneLimits.side)))
  }

  private static func isWithinLimits(_ width: Double, _ height: Double) -> Bool {
    let side = Double(SceneLimits.side)
    return width <= side && height <= side && width * height <= Double(SceneLimits.area)
  }
}

extension CanvasDescription {
  static let declaration = RecordType<CanvasDescription>(
    phrase: "the canvas",
    keys: [
      .required("width", \.width, .number(side), "The width in points."),
      .required("height", \.height, .number(side), "The height in points."),
      .optional("scale", \.scale, .scale, "Pixels per point: one number, or [x, y]."),
      .optional("background", \.background, .color, "The colour behind the views."),
      .optional(
        "pixels", \.pixels, .pixelSize,
        "The size of the output in pixels, where it is not the size in points times the scale."),
      .optional(
        "origin", \.origin, .point,
        "Where the canvas point (0, 0) lies in the output, in pixels."),
    ],
    initial: CanvasDescription(),
    check: { canvas, node, reader in
      if !canvas.isWithinLimits {
        reader.report(
          node.range, "the output would be too large",
          expected: "at most \(SceneLimits.side) pixels a side and \(SceneLimits.area) in all")
      }
    })

  private static let side = NumberBounds.above(0, upTo: Double(SceneLimits.side))
}

extension ValueType where Value == PixelSize {
  /// `[width, height]` in whole pixels.
  static var pixelSize: ValueType {
    let side = ValueType<Int>.integer(.from(1, to: Double(SceneLimits.side)))
    let shape = ValueShape.numbers(["width", "height"])
    return ValueType(shape) { node, reader in
      guard case .sequence(let nodes) = node.content, nodes.count == 2 else {
        reader.reportWrongType(node, expected: shape)
        return nil
      }
      let sides = nodes.compactMap { side.read($0, &reader) }
      return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    }
  }
}
