public import Foundation
public import Geometry

/// A layer that shows a path, between its contents and its sublayers. The path is not cut off at
/// the bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates. It can be animated but never animates by itself.
  open var path: CGPath? {
    get { values.shape.path.map { CGPath($0) } }
    set { set(LayerProperties.path, newValue?.value) }
  }
  /// Fills the path; nil for none.
  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { set(LayerProperties.fillColor, newValue) }
  }
  /// Which points lie inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { setPlain(\.shape.fillRule, newValue) }
  }
  /// Strokes the path; nil for none.
  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { set(LayerProperties.strokeColor, newValue) }
  }
  /// Where along the path the stroke begins, as a fraction of its length; not clamped.
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set { set(LayerProperties.strokeStart, newValue) }
  }
  /// Where along the path the stroke ends, as a fraction of its length; not clamped.
  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set { set(LayerProperties.strokeEnd, newValue) }
  }
  /// The stroke's width in points.
  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set { set(LayerProperties.lineWidth, newValue) }
  }
  /// The longest mitre, as a multiple of the width.
  open var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set { set(LayerProperties.miterLimit, newValue) }
  }
  /// The ends of open lines.
  open var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { setPlain(\.shape.lineCap, newValue) }
  }
  /// The corners of lines.
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { setPlain(\.shape.lineJoin, newValue) }
  }
  /// How far into the dash pattern the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set { set(LayerProperties.lineDashPhase, newValue) }
  }
  /// Dashes and gaps in turn, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = values.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set { set(LayerProperties.lineDashPattern, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
  }
}
