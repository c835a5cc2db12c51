import Bitmaps
import Foundation
import Geometry
import Scenes

extension LayerPainting {
  /// The layer's contents as they lie in the bounds.
  static func contents(of values: LayerValues) -> [Scene.Drawing] {
    guard !values.bounds.isEmpty else { return [] }
    return drawings(of: values.contents, values: values)
  }

  private static func drawings(
    of contents: LayerContents, values: LayerValues
  ) -> [Scene.Drawing] {
    switch contents {
    case .none, .other: return []
    case .image(let image): return [image.drawing(placement(of: image, values: values))]
    case .drawing(let drawing): return recorded(drawing, values: values)
    case .crossfade(let from, let to, let amount):
      // The new picture over the old one: exact where both are opaque.
      let new = drawings(of: to, values: values)
      let old = drawings(of: from, values: values)
      let amount = min(max(amount, 0), 1)
      let fadesOut = new.isEmpty
      return [
        .group(.init(drawings: old, opacity: fadesOut ? 1 - amount : 1)),
        .group(.init(drawings: new, opacity: amount)),
      ].filter { drawing in
        if case .group(let group) = drawing { return !group.drawings.isEmpty }
        return true
      }
    }
  }

  private static func placement(of image: CGImage, values: LayerValues) -> Scene.ImagePlacement {
    let scale = values.contentsScale > 0 ? values.contentsScale : 1
    let part = values.contentsRect
    let natural = CGSize(
      width: image.image.size.width * part.width / scale,
      height: image.image.size.height * part.height / scale)
    return Scene.ImagePlacement(
      image: image.image,
      destination: destination(
        of: natural, in: values.bounds.standardized, gravity: values.contentsGravity),
      source: part, stretch: values.contentsCenter,
      magnification: interpolation(values.magnificationFilter),
      minification: interpolation(values.minificationFilter), tint: image.tint)
  }

  private static func interpolation(
    _ filter: CALayerContentsFilter
  ) -> Scene.ImagePlacement.Interpolation {
    switch filter {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }

  /// Recorded drawings, moved and stretched to where gravity puts them, cut off at their own area.
  private static func recorded(
    _ drawing: RecordedDrawing, values: LayerValues
  ) -> [Scene.Drawing] {
    guard !drawing.drawings.isEmpty, !drawing.bounds.isEmpty else { return [] }
    let from = drawing.bounds
    let to = destination(
      of: from.size, in: values.bounds.standardized, gravity: values.contentsGravity)
    let transform = CGAffineTransform(
      a: to.width / from.width, b: 0, c: 0, d: to.height / from.height,
      tx: to.minX - from.minX * to.width / from.width,
      ty: to.minY - from.minY * to.height / from.height)
    return [
      .group(
        .init(
          drawings: drawing.drawings, transform: transform,
          clips: [Scene.Clip(shape: .rect(from))]))
    ]
  }

  /// Where contents of a natural size go in the bounds.
  static func destination(
    of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
  ) -> CGRect {
    var size = size
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (h, v) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(h, v) : max(h, v)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    // Gravity names edges as seen with y growing upwards.
    case .top: y = 1
    case .bottom: y = 0
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 1)
    case .topRight: (x, y) = (1, 1)
    case .bottomLeft: (x, y) = (0, 0)
    case .bottomRight: (x, y) = (1, 0)
    default: break
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
