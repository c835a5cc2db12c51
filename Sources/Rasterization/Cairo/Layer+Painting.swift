import Bitmaps
import Foundation
import Geometry
import Scenes

internal import CCairo

extension Layer {
  /// What paint comes from: one colour, or the pixels of another layer at their own place.
  enum Source {
    case color(Color)
    case layer(Layer)
    /// A layer whose first pixel is taken for pixel (x, y).
    case placedLayer(Layer, x: Int, y: Int)
  }

  /// Runs a closure and undoes the changes it made to clip, operator and space.
  func saved(_ body: () throws(RasterizerError) -> Void) throws(RasterizerError) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    try body()
  }

  /// Chooses what fills, strokes and painting take their colour from.
  func setSource(_ source: Source, opacity: Double = 1) {
    switch source {
    case .color(let color):
      unsafe cairo_set_source_rgba(
        context, color.red, color.green, color.blue, color.alpha * opacity)
    case .layer(let layer):
      setSource(.placedLayer(layer, x: layer.rect.x, y: layer.rect.y))
    case .placedLayer(let layer, let x, let y):
      setPixelSpace()
      unsafe cairo_surface_flush(layer.surface)
      unsafe cairo_set_source_surface(context, layer.surface, Double(x), Double(y))
      unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }
  }

  /// Fills the path set before.
  func fill(_ rule: Scene.FillRule) {
    unsafe cairo_set_fill_rule(context, rule.cairo)
    unsafe cairo_fill(context)
  }

  /// Strokes the path set before; the pen is shaped in the space of `setPath`.
  func stroke(_ style: Scene.StrokeStyle) {
    unsafe cairo_set_line_width(context, style.width.native)
    unsafe cairo_set_line_cap(context, style.cap.cairo)
    unsafe cairo_set_line_join(context, style.join.cairo)
    unsafe cairo_set_miter_limit(context, style.miterLimit.native)
    let dashes = style.usableDashes
    unsafe cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase.native)
    unsafe cairo_stroke(context)
  }

  /// Limits painting to the inside of the path set before.
  func clip(_ rule: Scene.FillRule) {
    unsafe cairo_set_fill_rule(context, rule.cairo)
    unsafe cairo_clip(context)
  }

  /// Limits painting to whole pixels.
  func clip(to pixels: PixelRect) {
    setPixelSpace()
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(
      context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
    unsafe cairo_clip(context)
  }

  /// Paints the source everywhere inside the clip.
  func paint(opacity: Double = 1) {
    if opacity >= 1 {
      unsafe cairo_paint(context)
    } else {
      unsafe cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Paints the source through the alpha of another layer.
  func paint(through mask: Layer) {
    setPixelSpace()
    unsafe cairo_surface_flush(mask.surface)
    unsafe cairo_mask_surface(
      context, mask.surface, Double(mask.rect.x), Double(mask.rect.y))
  }

  /// Chooses how paint is combined with what lies there.
  func setOperator(_ mode: Scene.BlendMode) {
    unsafe cairo_set_operator(context, mode.cairo)
  }
}

extension Scene.StrokeStyle {
  /// The dashes if Cairo accepts them: none negative, not all zero.
  var usableDashes: [Double] {
    let dashes = self.dashes.map(\.native)
    guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) else {
      return []
    }
    return dashes
  }
}

extension Scene.FillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .nonZero: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension Scene.StrokeStyle.Cap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Scene.StrokeStyle.Join {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Scene.BlendMode {
  /// Cairo's operator; `plusDarker` has none and is done by hand.
  var cairo: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
