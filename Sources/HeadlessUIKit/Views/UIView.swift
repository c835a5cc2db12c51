public import AnimationCore
public import Foundation
public import Geometry

/// A rectangle on the screen: the delegate of a layer, a node of the view tree, a responder.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer, asked once when the view is made.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view.
  public final let layer: CALayer

  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  var storedTintColor: UIColor?
  var storedMask: UIView?
  var storedContentMode = ContentMode.scaleToFill
  /// How many running animations keep the view from being touched.
  var animationsBlockingTouches = 0

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// An integer for finding the view.
  open var tag = 0
  /// Whether a touch on this view keeps other views from getting theirs.
  open var isExclusiveTouch = false
  /// Whether more than one finger is delivered.
  open var isMultipleTouchEnabled = false
  /// A name for finding the view in scripts and pictures.
  open var accessibilityIdentifier: String? {
    didSet { layer.name = accessibilityIdentifier }
  }
  /// Whether resizing the view resizes its subviews by their `autoresizingMask`.
  open var autoresizesSubviews = true
  /// What gives way when the superview is resized.
  open var autoresizingMask: AutoresizingMask = []

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.frame = frame
    layer.setNeedsDisplay()
  }

  /// Creates a view of size 0.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive, which is not supported: the view comes out empty.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  /// The superview; the window's next responder is nil.
  open override var next: UIResponder? { storedSuperview }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points: the smallest one around the
  /// transformed bounds. Not meaningful under a transform that turns or skews.
  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  /// Where the anchor point, normally the middle, lies in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform about the anchor point; the affine part of `transform3D`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Gives the view the size that fits its content best.
  open func sizeToFit() { bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)) }

  /// Asks for the content's own size again at the next layout.
  open func invalidateIntrinsicContentSize() { storedSuperview?.setNeedsLayout() }

  // MARK: Appearance

  /// Opacity of the view and its subviews as a group, `0...1`.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are left out of the picture and get no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the view promises to fill its bounds with opaque content. Has no effect on pictures.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// What lies behind the content; nil for nothing.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// The accent colour: the view's own, or the nearest ancestor's, or system blue.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let current = view {
        if let color = current.storedTintColor { return color }
        view = current.storedSuperview
      }
      return .systemBlue
    }
    set {
      storedTintColor = newValue
      sendTintColorDidChange()
    }
  }

  /// Whether subviews are cut off at the view's bounds and corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content fills a view whose size differs from it.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set {
      storedContentMode = newValue
      layer.contentsGravity = newValue.gravity
    }
  }

  /// Pixels per point of the view's content.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// A view whose alpha masks this one; in this view's coordinates.
  open var mask: UIView? {
    get { storedMask }
    set {
      newValue?.removeFromSuperview()
      storedMask = newValue
      layer.mask = newValue?.layer
    }
  }

  // MARK: Invalidation

  /// Asks for `layoutSubviews()` before the next picture.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now whatever needs it, from the topmost ancestor that does downwards.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Asks for `draw(_:)` before the next picture.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for `draw(_:)` before the next picture; the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: The view tree

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }

  /// The views inside this one, back to front.
  open var subviews: [UIView] { storedSubviews }

  /// Adds a view in front of the others, taking it from its present superview.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Inserts a view at a position, 0 being the backmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of a sibling; in front of all when it is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a view directly behind a sibling; in front of all when it is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Swaps two subviews by position.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swap(first, second) }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { restack(view, at: storedSubviews.count - 1) }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Hooks for subclasses

  /// Lays out the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}

  /// Draws the view's content into the current graphics context. Draws nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// The best size that fits; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the content; no natural size unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that stands for "none" in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}
  /// The tint colour has changed.
  open func tintColorDidChange() {}

  /// The farthest descendant that a point touches, or nil when it touches none.
  ///
  /// Searches subviews front to back. Skips views that are hidden, have an alpha below 0.01, have
  /// interaction turned off or are moved by an animation without `allowUserInteraction`.
  ///
  /// - Parameter point: In the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01,
      animationsBlockingTouches == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in the view's own coordinates, lies inside its bounds: the minimum edges
  /// belong to the view, the maximum edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: CALayerDelegate

  /// Lays out the subviews when the layer asks for it.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Draws the view's content into the layer's context by calling `draw(_:)`.
  open func draw(_ layer: CALayer, in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// The action for a change of a layer property: inside `UIView.animate` the animation that shows
  /// it, outside none at all.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: self, key: event)
  }
}
