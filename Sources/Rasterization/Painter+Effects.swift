import Bitmaps
import Foundation
import Geometry
import Scenes

extension Painter {
  /// Replaces what lies behind a node, inside its backdrop's shape, by its blurred copy.
  func paint(
    _ backdrop: Scene.Backdrop, of node: Scene.Node, through map: PlanarTransform,
    into layer: Layer, _ reach: Reach
  ) throws(RasterizerError) {
    let opacity = backdrop.opacity * node.opacity
    let shown = PixelRect(covering: backdrop.shape.boundingBox, through: map)
      .intersection(reach.extent)
    guard opacity > 0, !shown.intersection(reach.limit).isEmpty else { return }
    let spread = PixelSpread(sigma: backdrop.sigma, through: map, around: node.bounds)
    let copy = try Layer(rect: shown.grown(x: spread.reachX, y: spread.reachY))
    copy.copyExtending(layer)
    GaussianBlur.blur(copy, by: spread)
    copy.saturate(by: backdrop.saturation, tint: backdrop.tint)
    try layer.saved { () throws(RasterizerError) in
      layer.setPath(backdrop.shape, through: map)
      layer.clip(.nonZero)
      try composite(copy, into: layer, opacity: opacity, mode: .copy, within: shown)
    }
  }

  /// Paints a shadow.
  ///
  /// - Parameters:
  ///   - content: What casts it unless it has a path of its own; must reach beyond the extent as
  ///     far as the blur does, where it is not empty.
  ///   - map: Coordinates of the shadow → pixels.
  func paint(
    _ shadow: Scene.Shadow, of content: Layer?, through map: PlanarTransform,
    around bounds: CGRect, into layer: Layer, _ reach: Reach
  ) throws(RasterizerError) {
    guard shadow.color.alpha > 0 else { return }
    let spread = PixelSpread(sigma: shadow.sigma, through: map, around: bounds)
    let caster: Layer
    let visible: PixelRect
    var shift = (x: 0, y: 0)
    if let path = shadow.path {
      let offset = shadow.offset.applying(map.affine)
      let moved = map.concatenating(
        CGAffineTransform(translationX: offset.width, y: offset.height))
      visible = PixelRect(covering: path.boundingBox, through: moved)
        .grown(x: spread.reachX, y: spread.reachY).intersection(reach.extent)
      guard !visible.intersection(reach.limit).isEmpty else { return }
      caster = try Layer(rect: visible.grown(x: spread.reachX, y: spread.reachY))
      caster.setSource(.color(.black))
      caster.setPath(.path(path), through: moved)
      caster.fill(.nonZero)
    } else if let content {
      shift = spread.displacement(shadow.offset, through: map)
      visible = content.rect.moved(x: shift.x, y: shift.y)
        .grown(x: spread.reachX, y: spread.reachY).intersection(reach.extent)
      guard !visible.intersection(reach.limit).isEmpty else { return }
      caster = try Layer(
        rect: visible.moved(x: -shift.x, y: -shift.y).grown(x: spread.reachX, y: spread.reachY))
      caster.setSource(.layer(content))
      caster.paint()
    } else {
      return
    }
    let alphas = GaussianBlur.blurredAlpha(of: caster, by: spread)
    let result = try Layer(rect: visible)
    result.fill(
      with: shadow.color, alphas: alphas,
      of: caster.rect.moved(x: shift.x, y: shift.y))
    try composite(result, into: layer, opacity: 1, mode: .normal, within: reach.cut)
  }

  /// The alpha of mask nodes over some pixels.
  func maskLayer(_ mask: Scene.Mask, rect: PixelRect) throws(RasterizerError) -> Layer {
    let layer = try Layer(rect: rect)
    for node in mask.nodes {
      try paint(
        node, MeasuredNode(node, toPixels: toPixels), into: layer, Reach(extent: rect, limit: rect))
    }
    try layer.finish()
    return layer
  }
}

extension Layer {
  /// Fills the layer with a colour at given opacities.
  /// - Parameters:
  ///   - alphas: Opacities in 8-bit levels, row by row.
  ///   - place: The pixels they belong to; holds the layer.
  fileprivate func fill(with color: Color, alphas: [Float], of place: PixelRect) {
    func clamp(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
    let alpha = clamp(color.alpha)
    let premultiplied =
      SIMD4<Float>(
        clamp(color.blue), clamp(color.green), clamp(color.red), 1) * alpha
    unsafe withPixels { pixels in
      for row in 0..<rect.height {
        let line = (rect.y + row - place.y) * place.width + rect.x - place.x
        for column in 0..<rect.width {
          unsafe pixels[row * rect.width + column] = Pixel(
            rounding: premultiplied * alphas[line + column])
        }
      }
    }
  }
}
