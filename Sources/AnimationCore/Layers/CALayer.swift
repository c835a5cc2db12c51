public import Foundation
public import Geometry
import Scenes

/// A rectangle with a picture, a place in a tree, and animations.
///
/// Setting an animatable property asks `action(forKey:)` first, changes the model value, then runs
/// the action. Coordinates are points, y grows downwards.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model's values, or a presentation copy's.
  final var values = LayerValues()
  final var timing = MediaTiming(duration: .infinity)
  final var attachments: [AttachedAnimation] = []
  final var nextAttachment = 0
  final var children: [CALayer] = []
  final weak var parent: CALayer?
  final var maskLayer: CALayer?
  final var flags: LayerFlags = []
  final var identity = LayerIdentity()
  final var presented: PresentationOrigin?
  final var userValues: [String: Any] = [:]

  /// Supplies contents, layout and actions.
  open weak var delegate: (any CALayerDelegate)?
  /// The layer's name, for people.
  open var name: String? { didSet { markChanged() } }
  /// Actions by key, looked up after the delegate's.
  open var actions: [String: any CAAction]?
  /// Values by key for properties that have none of their own; `actions` in it is searched.
  open var style: [AnyHashable: Any]?
  /// Whether a bounds change asks for new contents.
  open var needsDisplayOnBoundsChange = false
  /// Whether contents are known to be opaque; changes nothing here.
  open var isOpaque = false
  /// Accepted; drawing is always complete when a snapshot is taken.
  open var drawsAsynchronously = false
  /// Accepted: a layer is never kept as pixels.
  open var shouldRasterize = false
  /// Accepted: a layer is never kept as pixels.
  open var rasterizationScale: CGFloat = 1
  /// Accepted; groups with opacity are always blended as groups.
  open var allowsGroupOpacity = true
  /// Accepted; edges are always antialiased.
  open var allowsEdgeAntialiasing = false

  /// Creates a layer without size at the origin.
  public override init() {
    super.init()
    flags = [.needsLayout, .changed]
  }

  /// Creates the copy that stands for a layer's presentation. Subclasses copy their own stored
  /// properties from `layer`.
  public init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else { return }
    values = original.values
    timing = original.timing
    name = original.name
    userValues = original.userValues
    identity = original.identity
  }

  /// Creates a layer without size; archives hold no layers here.
  public required init?(coder: NSCoder) {
    super.init()
    flags = [.needsLayout, .changed]
  }

  /// The way from a metatype to a subclass's `init(layer:)`, which need not be `required`.
  convenience init(presenting layer: CALayer) { self.init(layer: layer) }

  /// The way from a metatype to a subclass's `init()`, which need not be `required`.
  convenience init(ofClass type: CALayer.Type) { self.init() }

  // MARK: Hooks for subclasses

  /// The value a property has until it is set; nil when there is none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The action of last resort for a key, before the implicit animation; nil for every key.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a property, or an animation of it, needs new contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Places the sublayers; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes new contents: asks the delegate, which draws unless it does something else.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the contents; asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The action for a property or an event; nil when nothing shall happen.
  ///
  /// Asked in turn, until one answers: the delegate, `actions`, `style`'s actions,
  /// `defaultAction(forKey:)`, and, for a layer that has been committed, the implicit animation.
  /// `NSNull` ends the search.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAction(forKey: event)
  }

  /// Drawings of the class's own, between background and contents.
  func paintedContents(_ values: LayerValues) -> [Scene.Drawing] { [] }

  /// Whether this is a copy made by `presentation()`.
  final var isPresentation: Bool { presented != nil }

  // MARK: Tree

  /// The layer this one lies in; a mask's is the masked layer.
  open var superlayer: CALayer? {
    if let presented { return presented.model.parent?.presentation() }
    return parent
  }

  /// The layers inside, back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      if let presented { return presented.model.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Limits what shows to where this layer has alpha; its geometry is relative to the masked layer.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      maskLayer?.parent = nil
      newValue?.removeFromSuperlayer()
      maskLayer = newValue
      newValue?.parent = self
      newValue?.setNeedsCommit()
      setNeedsCommit()
    }
  }

  // MARK: Members subclasses may override

  /// The layer's own coordinate system and size, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer, in points.
  open var position: CGPoint {
    get { values.position }
    set { set(LayerProperties.position, newValue) }
  }

  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(LayerProperties.transform, newValue) }
  }

  /// Opacity of the layer and its sublayers as a group, `0...1`.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { set(LayerProperties.opacity, Float32Widening.widened(newValue)) }
  }

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(LayerProperties.hidden, newValue) }
  }

  /// Fills the bounds behind everything.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(LayerProperties.backgroundColor, newValue) }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(LayerProperties.cornerRadius, newValue) }
  }

  /// The picture: a `CGImage`, a `Scene.Image` or a `RecordedDrawing`.
  open var contents: Any? {
    get { values.contents.object }
    set {
      flags.remove(.needsDisplay)
      set(LayerProperties.contents, LayerContents(newValue))
    }
  }

  /// Asks for the sublayers to be placed anew before the next commit.
  open func setNeedsLayout() {
    guard !isPresentation else { return }
    flags.insert(.needsLayout)
    setNeedsCommit()
  }

  /// Asks for new contents before the next commit.
  open func setNeedsDisplay() {
    guard !isPresentation else { return }
    flags.insert(.needsDisplay)
    setNeedsCommit()
  }

  /// Whether a point in the layer's coordinates lies in its bounds; the maxima are outside.
  open func contains(_ p: CGPoint) -> Bool {
    let bounds = values.bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// The frontmost layer that contains a point, here or below; nil when there is none.
  ///
  /// Hidden layers are skipped, and what a mask or `masksToBounds` cuts off is not hit.
  ///
  /// - Parameter p: In the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !values.isHidden, values.opacity > 0,
      let local = planarTransform.inverted()?.apply(to: p)
    else { return nil }
    if values.masksToBounds, !contains(local) { return nil }
    if let maskLayer, maskLayer.hitTest(local) == nil { return nil }
    for child in LayerProjection.drawingOrder(sublayers ?? []).reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  /// Adds a copy of an animation; one under the same key is replaced.
  ///
  /// - Parameters:
  ///   - anim: A duration of 0 takes the transaction's.
  ///   - key: Any name; nil lets animations stand beside each other.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    guard !isPresentation, let copy = anim.copy() as? CAAnimation else { return }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    let key = copy is CATransition ? kCATransition : key
    let outgoing = copy is CATransition ? currentPicture() : nil
    if let key { removeAnimation(forKey: key) }
    nextAttachment += 1
    let transactions = VirtualClock.current.transactions
    let attached = AttachedAnimation(
      key: key ?? "\(Self.anonymousPrefix)\(nextAttachment)", animation: copy, layer: self,
      completions: transactions.openCompletions)
    attached.outgoing = outgoing
    attachments.append(attached)
    transactions.addPending(self)
    setNeedsCommit()
  }

  /// The smallest upright rectangle that holds the layer in its superlayer. Setting it sets bounds
  /// and position; it means little under a transform.
  open var frame: CGRect {
    get {
      let box = values.bounds.size
      let local = CGRect(
        x: -box.width * values.anchorPoint.x, y: -box.height * values.anchorPoint.y,
        width: box.width, height: box.height)
      let turned = PlanarTransform(projecting: values.transform)
      let corners = [
        CGPoint(x: local.minX, y: local.minY), CGPoint(x: local.maxX, y: local.minY),
        CGPoint(x: local.maxX, y: local.maxY), CGPoint(x: local.minX, y: local.maxY),
      ]
      let image =
        CATransform3DIsIdentity(values.transform)
        ? local : CGRect(enclosing: corners.compactMap { turned.apply(to: $0) })
      return CGRect(
        x: image.minX + values.position.x, y: image.minY + values.position.y,
        width: image.width, height: image.height)
    }
    set {
      let rect = newValue.standardized
      var size = rect.size
      if !CATransform3DIsIdentity(values.transform) {
        // The size whose image under the transform is the rectangle, for upright transforms.
        let m = CATransform3DGetAffineTransform(values.transform)
        size = rect.size.applying(m.inverted())
        size = CGSize(width: abs(size.width), height: abs(size.height))
      }
      bounds = CGRect(origin: values.bounds.origin, size: size)
      position = CGPoint(
        x: rect.minX + values.anchorPoint.x * rect.width,
        y: rect.minY + values.anchorPoint.y * rect.height)
    }
  }
}
