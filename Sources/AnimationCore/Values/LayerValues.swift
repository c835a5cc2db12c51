import Foundation
import Geometry
import Scenes

/// Everything about layers that an animation or a snapshot reads, as one value.
///
/// A layer owns one for its model; a presentation is a changed copy. All layer classes share the
/// type, each uses the parts it knows.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: CGFloat = 1
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var contents = LayerContents.none
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var shadow = ShadowValues()
  var effects = EffectValues()
  var shape = ShapeValues()
  var gradient = GradientValues()
  var replicator = ReplicatorValues()
  var text = TextValues()
  var custom: [String: CustomValue] = [:]
}

/// A layer's shadow.
struct ShadowValues {
  var color: CGColor? = .black
  var opacity: CGFloat = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: Path?
}

/// What a layer does with its own picture and with what lies behind it.
struct EffectValues {
  var blendMode = Scene.BlendMode.normal
  var blurSigma: CGFloat = 0
  var backdrop: Scene.Backdrop?
  var backdropOpacity: CGFloat = 1
}

/// What a `CAShapeLayer` adds.
struct ShapeValues {
  var path: Path?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [CGFloat] = []
}

/// What a `CAGradientLayer` adds.
struct GradientValues {
  var colors: [CGColor] = []
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// What a `CAReplicatorLayer` adds.
struct ReplicatorValues {
  var instanceCount = 1
  var instanceDelay: CGFloat = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor? = .white
  var redOffset: CGFloat = 0
  var greenOffset: CGFloat = 0
  var blueOffset: CGFloat = 0
  var alphaOffset: CGFloat = 0
}

/// What a `CATextLayer` adds that can be animated.
struct TextValues {
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = .white
}

/// The value of a property a layer subclass declared itself.
struct CustomValue {
  var value: Any?
}

extension LayerValues {
  /// A subclass's own property seen as one kind of value; setting stores it under its key.
  subscript<Value: AnimatableValue>(
    custom key: CustomKey<Value>
  ) -> Value {
    get {
      (custom[key.name]?.value).flatMap { Value.unboxed($0) } ?? key.fallback
    }
    set { custom[key.name] = CustomValue(value: newValue.boxed) }
  }
}

/// Names a subclass's own property together with the kind of its values.
struct CustomKey<Value: AnimatableValue>: Hashable {
  var name: String
  var fallback: Value

  static func == (a: CustomKey, b: CustomKey) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
