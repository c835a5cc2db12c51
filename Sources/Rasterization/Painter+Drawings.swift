import Bitmaps
import Foundation
import Geometry
import Scenes

extension Painter {
  /// Paints one drawing.
  ///
  /// - Parameters:
  ///   - map: Coordinates of the drawing's holder → pixels.
  ///   - reach: Where the drawing may reach, and which pixels are needed.
  ///   - opacity: Multiplied into the drawing as a whole.
  func paint(
    _ drawing: Scene.Drawing, through map: PlanarTransform, into layer: Layer, _ reach: Reach,
    opacity: Double
  ) throws(RasterizerError) {
    let reach = reach.intersection(PixelRect(covering: drawing.extent, through: map))
    guard !reach.limit.isEmpty, opacity > 0 else { return }
    switch drawing {
    case .fill(let shape, let paint, _)
    where shape.fills(reach.cut, through: map) || shape.isAligned(in: map):
      // Cutting off along pixels does not show in shapes with horizontal and vertical sides.
      try layer.saved { () throws(RasterizerError) in
        layer.clip(to: reach.cut)
        try setSource(paint, through: map, in: layer, limit: reach.cut, opacity: opacity)
        guard shape.isAligned(in: map) else {
          layer.paint()
          return
        }
        layer.setPath(shape, through: map)
        layer.fill(.nonZero)
      }
    case .fill(let shape, let paint, let rule):
      try setSource(paint, through: map, in: layer, limit: reach.extent, opacity: opacity)
      layer.setPath(shape, through: map)
      layer.fill(rule)
    case .stroke(let shape, let style, let paint):
      guard style.width > 0 else { return }
      try setSource(paint, through: map, in: layer, limit: reach.extent, opacity: opacity)
      layer.setPath(shape, through: map)
      layer.stroke(style)
    case .border(let shape, let width, let color):
      try paintBorder(shape, width, color, through: map, into: layer, opacity: opacity)
    case .image(let placement):
      try paint(placement, through: map, into: layer, reach, opacity: opacity)
    case .text(let run):
      layer.setSource(.color(run.color), opacity: opacity)
      layer.setPath(run, through: map)
      layer.fill(.nonZero)
    case .group(let group):
      try paint(group, through: map, into: layer, reach, opacity: opacity)
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
    _ reach: Reach, opacity: Double
  ) throws(RasterizerError) {
    let isAligned =
      Scene.Shape.rect(.zero).isAligned(in: map) && placement.clip?.isAligned(in: map) ?? true
    let needed = isAligned ? reach.cut : reach.extent
    guard let picture = try pictures.picture(for: placement, through: map, limit: needed)
    else { return }
    try layer.saved { () throws(RasterizerError) in
      if isAligned { layer.clip(to: needed) }
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
    _ group: Scene.Group, through map: PlanarTransform, into layer: Layer, _ reach: Reach,
    opacity: Double
  ) throws(RasterizerError) {
    let opacity = opacity * group.opacity
    guard opacity > 0 else { return }
    let inner = PlanarTransform(group.transform).concatenating(map)
    let isolated =
      group.blendMode != .normal || group.shadow != nil
      || (opacity < 1 && group.drawings.count > 1)
    var reach = reach
    if group.clips.contains(where: { !$0.shape.isAligned(in: inner) }) { reach.isClipped = true }
    try layer.saved { () throws(RasterizerError) in
      for clip in group.clips {
        layer.setPath(clip.shape, through: inner)
        layer.clip(clip.rule)
      }
      guard isolated else {
        for drawing in group.drawings {
          try paint(drawing, through: inner, into: layer, reach, opacity: opacity)
        }
        return
      }
      if group.shadow == nil, group.blendMode != .plusDarker, group.drawings.count == 1,
        case .fill(let shape, let paint, let rule)? = group.drawings.first
      {
        // The shape says exactly how far every mode reaches, also those that remove.
        try setSource(paint, through: inner, in: layer, limit: reach.extent, opacity: opacity)
        layer.setPath(shape, through: inner)
        layer.clip(rule)
        layer.setOperator(group.blendMode)
        layer.paint()
        return
      }
      try paintIsolated(group, through: inner, into: layer, reach, opacity: opacity)
    }
  }

  private func paintIsolated(
    _ group: Scene.Group, through map: PlanarTransform, into layer: Layer, _ reach: Reach,
    opacity: Double
  ) throws(RasterizerError) {
    let extent = PixelRect(covering: group.contentExtent, through: map)
    var needed = reach.extent
    if let shadow = group.shadow {
      let spread = PixelSpread(sigma: shadow.sigma, through: map, around: group.contentExtent)
      let shift = spread.displacement(shadow.offset, through: map)
      needed = needed.union(
        needed.moved(x: -shift.x, y: -shift.y).grown(x: spread.reachX, y: spread.reachY))
    }
    let content = try Layer(rect: extent.intersection(needed))
    for drawing in group.drawings {
      try paint(drawing, through: map, into: content, Reach(whole: content), opacity: 1)
    }
    guard let shadow = group.shadow else {
      try composite(
        content, into: layer, opacity: opacity, mode: group.blendMode, within: reach.cut)
      return
    }
    let whole = try Layer(rect: reach.extent)
    try paint(
      shadow, of: content, through: map, around: group.contentExtent, into: whole,
      Reach(whole: whole))
    try composite(content, into: whole, opacity: 1, mode: .normal)
    try composite(
      whole, into: layer, opacity: opacity, mode: group.blendMode, within: reach.cut)
  }
}

extension Scene.Shape {
  /// Whether all sides run along the pixels.
  func isAligned(in map: PlanarTransform) -> Bool {
    guard case .rect = self, map.isAffine else { return false }
    return (map.affine.b == 0 && map.affine.c == 0) || (map.affine.a == 0 && map.affine.d == 0)
  }

  /// Whether a rounded rectangle covers some pixels completely.
  fileprivate func fills(_ pixels: PixelRect, through map: PlanarTransform) -> Bool {
    guard case .roundedRect(let box, let radii, _) = self, map.isAffine, map.affine.b == 0,
      map.affine.c == 0
    else { return false }
    let rect = box.standardized
    let radius = min(
      max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight),
      min(rect.width, rect.height) / 2)
    // A continuous corner reaches half as far again.
    let across = rect.insetBy(dx: 0, dy: min(radius * 1.6, rect.height / 2))
    let along = rect.insetBy(dx: min(radius * 1.6, rect.width / 2), dy: 0)
    let wanted = pixels.bounds.insetBy(dx: -1, dy: -1)
    return across.applying(map.affine).contains(wanted)
      || along.applying(map.affine).contains(wanted)
  }
}
