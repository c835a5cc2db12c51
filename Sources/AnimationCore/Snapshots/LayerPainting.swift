import Bitmaps
import Foundation
import Geometry
import Scenes

/// What layer values look like as drawings.
@MainActor enum LayerPainting {
  /// The standard deviation of a shadow's blur for a `shadowRadius` of 1 point. A shadow is visible
  /// to twice its radius beyond the shape that casts it, which is two standard deviations.
  static let sigmaPerShadowRadius = 1.0

  /// The bounds with the layer's rounded corners.
  static func outline(of values: LayerValues) -> Scene.Shape {
    let rect = values.bounds.standardized
    guard values.cornerRadius > 0, !values.maskedCorners.isEmpty else { return .rect(rect) }
    let limit = min(rect.width, rect.height) / 2
    let radius = min(values.cornerRadius, limit)
    guard radius > 0 else { return .rect(rect) }
    func corner(_ corner: CACornerMask) -> CGFloat {
      values.maskedCorners.contains(corner) ? radius : 0
    }
    let radii = CornerRadii(
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
    return .roundedRect(
      rect, radii, values.cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The background colour, if it shows.
  static func background(of values: LayerValues, outline: Scene.Shape) -> [Scene.Drawing] {
    guard let color = values.backgroundColor, color.value.alpha > 0, !values.bounds.isEmpty else {
      return []
    }
    return [.fill(outline, .color(color.value), rule: .nonZero)]
  }

  /// The border, if it shows.
  static func border(of values: LayerValues, outline: Scene.Shape) -> [Scene.Drawing] {
    guard values.borderWidth > 0, let color = values.borderColor, color.value.alpha > 0,
      !values.bounds.isEmpty
    else { return [] }
    return [.border(outline, width: values.borderWidth, color.value)]
  }

  /// The shadow, if there is one; cutting off at the bounds cuts it off, too.
  static func shadow(of values: LayerValues) -> Scene.Shadow? {
    let shadow = values.shadow
    guard shadow.opacity > 0, !values.masksToBounds, let color = shadow.color?.value,
      color.alpha > 0
    else { return nil }
    var faded = color
    faded.alpha *= Double(min(shadow.opacity, 1))
    return Scene.Shadow(
      color: faded, offset: shadow.offset,
      sigma: Double(max(shadow.radius, 0)) * sigmaPerShadowRadius, path: shadow.path)
  }

  /// The backdrop effect, if it shows.
  static func backdrop(of values: LayerValues, outline: Scene.Shape) -> Scene.Backdrop? {
    guard var backdrop = values.effects.backdrop else { return nil }
    backdrop.shape = outline
    backdrop.opacity *= Double(values.effects.backdropOpacity)
    return backdrop.opacity > 0 ? backdrop : nil
  }

  /// The shape layer's fill and stroke, if they show.
  static func shape(of values: LayerValues) -> [Scene.Drawing] {
    let shape = values.shape
    guard let path = shape.path, !path.isEmpty else { return [] }
    var drawings: [Scene.Drawing] = []
    if let fill = shape.fillColor?.value, fill.alpha > 0 {
      drawings.append(
        .fill(
          .path(path), .color(fill), rule: shape.fillRule == .evenOdd ? .evenOdd : .nonZero))
    }
    if let stroke = shape.strokeColor?.value, stroke.alpha > 0, shape.lineWidth > 0 {
      let visible = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      if !visible.isEmpty {
        drawings.append(.stroke(.path(visible), strokeStyle(of: shape), .color(stroke)))
      }
    }
    return drawings
  }

  private static func strokeStyle(of shape: ShapeValues) -> Scene.StrokeStyle {
    let dashes = shape.lineDashPattern
    let isDashed = !dashes.isEmpty && dashes.allSatisfy { $0 >= 0 } && dashes.reduce(0, +) > 0
    return Scene.StrokeStyle(
      width: shape.lineWidth,
      cap: shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt,
      join: shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter,
      miterLimit: shape.miterLimit, dashes: isDashed ? dashes : [],
      dashPhase: isDashed ? shape.lineDashPhase : 0)
  }
}
