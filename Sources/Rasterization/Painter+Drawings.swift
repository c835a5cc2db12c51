import Bitmaps
import Foundation
import Geometry
import Scenes

extension Painter {
  /// Paints one drawing.
  ///
  /// - Parameters:
  ///   - map: Coordinates of the drawing's holder → pixels.
  ///   - limit: The pixels that are needed.
  ///   - opacity: Multiplied into the drawing as a whole.
  func paint(
    _ drawing: Scene.Drawing, through map: PlanarTransform, into layer: Layer, limit: PixelRect,
    opacity: Double
  ) throws(RasterizerError) {
    let visible = PixelRect(covering: drawing.extent, through: map).intersection(limit)
    guard !visible.isEmpty, opacity > 0 else { return }
    switch drawing {
    case .fill(let shape, let paint, let rule):
      try setSource(paint, through: map, in: layer, limit: visible, opacity: opacity)
      layer.setPath(shape, through: map)
      layer.fill(rule)
    case .stroke(let shape, let style, let paint):
      guard style.width > 0 else { return }
      try setSource(paint, through: map, in: layer, limit: visible, opacity: opacity)
      layer.setPath(shape, through: map)
      layer.stroke(style)
    case .border(let shape, let width, let color):
      try paintBorder(shape, width, color, through: map, into: layer, opacity: opacity)
    case .image(let placement):
      try paint(placement, through: map, into: layer, limit: visible, opacity: opacity)
    case .text(let run):
      layer.setSource(.color(run.color), opacity: opacity)
      layer.setPath(run, through: map)
      layer.fill(.nonZero)
    case .group(let group):
      try paint(group, through: map, into: layer, limit: visible, opacity: opacity)
    }
  }

  /// Makes a layer paint with a paint, which is turned into pixels first unless it is one colour.
  private func setSource(
    _ paint: Scene.Paint, through map: PlanarTransform, in layer: Layer, limit: PixelRect,
    opacity: Double
  ) throws(RasterizerError) {
    if case .color(let color) = paint {
      layer.setSource(.color(color), opacity: opacity)
      return
    }
    let shaded = try Layer(rect: limit)
    let shader = Shader(map: map, opacity: opacity)
    if case .pattern(let image, let origin, let tile) = paint {
      try pictures.tile(image, origin: origin, tile: tile, with: shader, into: shaded)
    } else {
      shader.shade(paint, into: shaded)
    }
    layer.setSource(.layer(shaded))
  }

  private func paintBorder(
    _ shape: Scene.Shape, _ width: CGFloat, _ color: Color, through map: PlanarTransform,
    into layer: Layer, opacity: Double
  ) throws(RasterizerError) {
    guard width > 0 else { return }
    layer.setSource(.color(color), opacity: opacity)
    if case .path = shape {
      // Half of a stroke of twice the width lies inside the outline.
      try layer.saved { () throws(RasterizerError) in
        layer.setPath(shape, through: map)
        layer.clip(.nonZero)
        layer.setPath(shape, through: map)
        layer.stroke(Scene.StrokeStyle(width: 2 * width))
      }
      return
    }
    var ring = shape.path
    if let inner = shape.inset(by: width) { ring.elements += inner.path.elements }
    layer.setPath(.path(ring), through: map)
    layer.fill(.evenOdd)
  }

  private func paint(
    _ placement: Scene.ImagePlacement, through map: PlanarTransform, into layer: Layer,
    limit: PixelRect, opacity: Double
  ) throws(RasterizerError) {
    guard let picture = try pictures.picture(for: placement, through: map, limit: limit) else {
      return
    }
    try layer.saved { () throws(RasterizerError) in
      if let clip = placement.clip {
        layer.setPath(clip, through: map)
        layer.clip(.nonZero)
      }
      layer.setPath(.rect(placement.destination.standardized), through: map)
      layer.clip(.nonZero)
      layer.setSource(.placedLayer(picture.layer, x: picture.x, y: picture.y))
      layer.paint(opacity: opacity)
    }
  }

  private func paint(
    _ group: Scene.Group, through map: PlanarTransform, into layer: Layer, limit: PixelRect,
    opacity: Double
  ) throws(RasterizerError) {
    let opacity = opacity * group.opacity
    guard opacity > 0 else { return }
    let inner = PlanarTransform(group.transform).concatenating(map)
    let isolated =
      group.blendMode != .normal || group.shadow != nil
      || (opacity < 1 && group.drawings.count > 1)
    try layer.saved { () throws(RasterizerError) in
      for clip in group.clips {
        layer.setPath(clip.shape, through: inner)
        layer.clip(clip.rule)
      }
      guard isolated else {
        for drawing in group.drawings {
          try paint(drawing, through: inner, into: layer, limit: limit, opacity: opacity)
        }
        return
      }
      if group.shadow == nil, group.blendMode != .plusDarker, group.drawings.count == 1,
        case .fill(let shape, let paint, let rule)? = group.drawings.first
      {
        // The shape says exactly how far every mode reaches, also those that remove.
        try setSource(paint, through: inner, in: layer, limit: limit, opacity: opacity)
        layer.setPath(shape, through: inner)
        layer.clip(rule)
        layer.setOperator(group.blendMode)
        layer.paint()
        return
      }
      try paintIsolated(group, through: inner, into: layer, limit: limit, opacity: opacity)
    }
  }

  private func paintIsolated(
    _ group: Scene.Group, through map: PlanarTransform, into layer: Layer, limit: PixelRect,
    opacity: Double
  ) throws(RasterizerError) {
    let extent = PixelRect(covering: group.contentExtent, through: map)
    var needed = limit
    if let shadow = group.shadow {
      let spread = PixelSpread(sigma: shadow.sigma, through: map, around: group.contentExtent)
      let shift = spread.displacement(shadow.offset, through: map)
      needed = limit.union(
        limit.moved(x: -shift.x, y: -shift.y).grown(x: spread.reachX, y: spread.reachY))
    }
    let content = try Layer(rect: extent.intersection(needed))
    for drawing in group.drawings {
      try paint(drawing, through: map, into: content, limit: content.rect, opacity: 1)
    }
    guard let shadow = group.shadow else {
      try composite(content, into: layer, opacity: opacity, mode: group.blendMode, within: limit)
      return
    }
    let whole = try Layer(rect: limit)
    try paint(
      shadow, of: content, through: map, around: group.contentExtent, into: whole, limit: limit)
    try composite(content, into: whole, opacity: 1, mode: .normal)
    try composite(whole, into: layer, opacity: opacity, mode: group.blendMode)
  }
}
