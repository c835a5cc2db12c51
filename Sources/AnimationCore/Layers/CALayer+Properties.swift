public import Foundation
public import Geometry
public import Scenes

extension CALayer {
  // MARK: Geometry

  /// The place among siblings: higher ones lie in front.
  public final var zPosition: CGFloat {
    get { values.zPosition }
    set { set(LayerProperties.zPosition, newValue) }
  }

  /// The point of the bounds that `position` places and transforms turn about, as fractions.
  public final var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(LayerProperties.anchorPoint, newValue) }
  }

  /// The depth of the anchor point, in points.
  public final var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { set(LayerProperties.anchorPointZ, newValue) }
  }

  /// Applied to all sublayers about the anchor point: the place for a perspective.
  public final var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { set(LayerProperties.sublayerTransform, newValue) }
  }

  /// The transform in the plane.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets the transform in the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether the back shows when the layer is turned away.
  public final var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(LayerProperties.doubleSided, newValue) }
  }

  /// Whether y grows upwards for the sublayers.
  public final var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { setPlain(\.isGeometryFlipped, newValue) }
  }

  // MARK: Appearance

  /// Whether contents and sublayers are cut off at the bounds and the rounded corners.
  public final var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(LayerProperties.masksToBounds, newValue) }
  }

  /// The corners that are rounded.
  public final var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { setPlain(\.maskedCorners, newValue) }
  }

  /// How corners are rounded.
  public final var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { setPlain(\.cornerCurve, newValue) }
  }

  /// The width of the ring inside the bounds, in points.
  public final var borderWidth: CGFloat {
    get { values.borderWidth }
    set { set(LayerProperties.borderWidth, newValue) }
  }

  /// The colour of the ring, which lies above the sublayers.
  public final var borderColor: CGColor? {
    get { values.borderColor }
    set { set(LayerProperties.borderColor, newValue) }
  }

  // MARK: Contents

  /// The part of the picture that shows, as fractions.
  public final var contentsRect: CGRect {
    get { values.contentsRect }
    set { set(LayerProperties.contentsRect, newValue) }
  }

  /// The part of the picture that stretches, as fractions.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(LayerProperties.contentsCenter, newValue) }
  }

  /// The picture's pixels per point.
  public final var contentsScale: CGFloat {
    get { values.contentsScale }
    set { set(LayerProperties.contentsScale, newValue) }
  }

  /// Where the picture goes in the bounds.
  public final var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { setPlain(\.contentsGravity, newValue) }
  }

  /// How the picture is enlarged.
  public final var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { setPlain(\.magnificationFilter, newValue) }
  }

  /// How the picture is reduced.
  public final var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { setPlain(\.minificationFilter, newValue) }
  }

  // MARK: Shadow

  /// The shadow's colour.
  public final var shadowColor: CGColor? {
    get { values.shadow.color }
    set { set(LayerProperties.shadowColor, newValue) }
  }

  /// The shadow's opacity, `0...1`; 0 means none.
  public final var shadowOpacity: Float {
    get { Float(values.shadow.opacity) }
    set { set(LayerProperties.shadowOpacity, Float32Widening.widened(newValue)) }
  }

  /// Where the shadow falls, in points.
  public final var shadowOffset: CGSize {
    get { values.shadow.offset }
    set { set(LayerProperties.shadowOffset, newValue) }
  }

  /// How soft the shadow is: the standard deviation of its blur, in points.
  public final var shadowRadius: CGFloat {
    get { values.shadow.radius }
    set { set(LayerProperties.shadowRadius, newValue) }
  }

  /// Casts the shadow instead of what the layer shows.
  public final var shadowPath: CGPath? {
    get { values.shadow.path.map { CGPath($0) } }
    set { set(LayerProperties.shadowPath, newValue?.value) }
  }

  // MARK: Beyond Apple's interface

  /// How the layer is combined with what lies behind it.
  public final var blendMode: Scene.BlendMode {
    get { values.effects.blendMode }
    set { setPlain(\.effects.blendMode, newValue) }
  }

  /// The standard deviation of a blur of the layer itself, in points; animatable as `blurSigma`.
  public final var blurSigma: CGFloat {
    get { values.effects.blurSigma }
    set { set(LayerProperties.blurSigma, newValue) }
  }

  /// A blurred copy of what lies behind the layer, shown inside the bounds and corner radii;
  /// `shape` is filled in by the layer.
  public final var backdrop: Scene.Backdrop? {
    get { values.effects.backdrop }
    set { setPlain(\.effects.backdrop, newValue) }
  }

  /// How much of the backdrop effect shows, `0...1`, multiplied with its own opacity.
  public final var backdropOpacity: CGFloat {
    get { values.effects.backdropOpacity }
    set { set(LayerProperties.backdropOpacity, newValue) }
  }
}
