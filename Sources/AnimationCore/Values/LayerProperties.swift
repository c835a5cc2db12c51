import Foundation
import Geometry

/// Every animatable property, spelled once.
@MainActor enum LayerProperties {
  // Geometry
  static let bounds = AnimatableProperty("bounds", \.bounds)
  static let position = AnimatableProperty("position", \.position)
  static let zPosition = AnimatableProperty("zPosition", \.zPosition)
  static let anchorPoint = AnimatableProperty("anchorPoint", \.anchorPoint)
  static let anchorPointZ = AnimatableProperty("anchorPointZ", \.anchorPointZ)
  static let transform = AnimatableProperty("transform", \.transform)
  static let sublayerTransform = AnimatableProperty("sublayerTransform", \.sublayerTransform)

  // Appearance
  static let opacity = AnimatableProperty("opacity", \.opacity)
  static let hidden = AnimatableProperty("hidden", \.isHidden)
  static let masksToBounds = AnimatableProperty("masksToBounds", \.masksToBounds)
  static let doubleSided = AnimatableProperty("doubleSided", \.isDoubleSided)
  static let backgroundColor = AnimatableProperty("backgroundColor", \.backgroundColor)
  static let cornerRadius = AnimatableProperty("cornerRadius", \.cornerRadius)
  static let borderWidth = AnimatableProperty("borderWidth", \.borderWidth)
  static let borderColor = AnimatableProperty("borderColor", \.borderColor)
  static let contents = AnimatableProperty("contents", \.contents)
  static let contentsRect = AnimatableProperty("contentsRect", \.contentsRect)
  static let contentsCenter = AnimatableProperty("contentsCenter", \.contentsCenter)
  static let contentsScale = AnimatableProperty("contentsScale", \.contentsScale)
  static let shadowColor = AnimatableProperty("shadowColor", \.shadow.color)
  static let shadowOpacity = AnimatableProperty("shadowOpacity", \.shadow.opacity)
  static let shadowOffset = AnimatableProperty("shadowOffset", \.shadow.offset)
  static let shadowRadius = AnimatableProperty("shadowRadius", \.shadow.radius)
  static let shadowPath = AnimatableProperty("shadowPath", \.shadow.path, isImplicit: false)
  static let blurSigma = AnimatableProperty("blurSigma", \.effects.blurSigma)
  static let backdropOpacity = AnimatableProperty("backdropOpacity", \.effects.backdropOpacity)

  // Shapes
  static let path = AnimatableProperty("path", \.shape.path, isImplicit: false)
  static let fillColor = AnimatableProperty("fillColor", \.shape.fillColor)
  static let strokeColor = AnimatableProperty("strokeColor", \.shape.strokeColor)
  static let strokeStart = AnimatableProperty("strokeStart", \.shape.strokeStart)
  static let strokeEnd = AnimatableProperty("strokeEnd", \.shape.strokeEnd)
  static let lineWidth = AnimatableProperty("lineWidth", \.shape.lineWidth)
  static let miterLimit = AnimatableProperty("miterLimit", \.shape.miterLimit)
  static let lineDashPhase = AnimatableProperty("lineDashPhase", \.shape.lineDashPhase)
  static let lineDashPattern = AnimatableProperty("lineDashPattern", \.shape.lineDashPattern)

  // Gradients
  static let colors = AnimatableProperty("colors", \.gradient.colors)
  static let locations = AnimatableProperty("locations", \.gradient.locations)
  static let startPoint = AnimatableProperty("startPoint", \.gradient.startPoint)
  static let endPoint = AnimatableProperty("endPoint", \.gradient.endPoint)

  // Replicators
  static let instanceCount = AnimatableProperty("instanceCount", \.replicator.instanceCount)
  static let instanceDelay = AnimatableProperty("instanceDelay", \.replicator.instanceDelay)
  static let instanceTransform = AnimatableProperty(
    "instanceTransform", \.replicator.instanceTransform)
  static let instanceColor = AnimatableProperty("instanceColor", \.replicator.instanceColor)
  static let instanceRedOffset = AnimatableProperty(
    "instanceRedOffset", \.replicator.redOffset)
  static let instanceGreenOffset = AnimatableProperty(
    "instanceGreenOffset", \.replicator.greenOffset)
  static let instanceBlueOffset = AnimatableProperty(
    "instanceBlueOffset", \.replicator.blueOffset)
  static let instanceAlphaOffset = AnimatableProperty(
    "instanceAlphaOffset", \.replicator.alphaOffset)

  // Text
  static let fontSize = AnimatableProperty("fontSize", \.text.fontSize)
  static let foregroundColor = AnimatableProperty("foregroundColor", \.text.foregroundColor)

  /// The property a key path names; nil when there is none.
  static func property(named keyPath: String) -> (any AnyAnimatableProperty)? { table[keyPath] }

  private static let whole: [any AnyAnimatableProperty] = [
    bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform,
    opacity, hidden, masksToBounds, doubleSided, backgroundColor, cornerRadius, borderWidth,
    borderColor, contents, contentsRect, contentsCenter, contentsScale, shadowColor,
    shadowOpacity, shadowOffset, shadowRadius, shadowPath, blurSigma, backdropOpacity, path,
    fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase,
    lineDashPattern, colors, locations, startPoint, endPoint, instanceCount, instanceDelay,
    instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset,
    instanceBlueOffset, instanceAlphaOffset, fontSize, foregroundColor,
  ]

  private static let table: [String: any AnyAnimatableProperty] = {
    var parts: [any AnyAnimatableProperty] = whole
    parts += points("position", \.position) + points("anchorPoint", \.anchorPoint)
    parts += points("startPoint", \.gradient.startPoint)
    parts += points("endPoint", \.gradient.endPoint)
    parts += sizes("shadowOffset", \.shadow.offset)
    parts += rects("bounds", \.bounds) + rects("contentsRect", \.contentsRect)
    parts += rects("contentsCenter", \.contentsCenter)
    parts += transforms("transform", \.transform)
    parts += transforms("sublayerTransform", \.sublayerTransform)
    parts += transforms("instanceTransform", \.replicator.instanceTransform)
    return Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
  }()

  private static func points(
    _ name: String, _ path: WritableKeyPath<LayerValues, CGPoint>
  ) -> [any AnyAnimatableProperty] {
    [
      AnimatableProperty("\(name).x", path.appending(path: \.x)),
      AnimatableProperty("\(name).y", path.appending(path: \.y)),
    ]
  }

  private static func sizes(
    _ name: String, _ path: WritableKeyPath<LayerValues, CGSize>
  ) -> [any AnyAnimatableProperty] {
    [
      AnimatableProperty("\(name).width", path.appending(path: \.width)),
      AnimatableProperty("\(name).height", path.appending(path: \.height)),
    ]
  }

  private static func rects(
    _ name: String, _ path: WritableKeyPath<LayerValues, CGRect>
  ) -> [any AnyAnimatableProperty] {
    [
      AnimatableProperty("\(name).origin", path.appending(path: \.origin)),
      AnimatableProperty("\(name).size", path.appending(path: \.size)),
    ] + points("\(name).origin", path.appending(path: \.origin))
      + sizes("\(name).size", path.appending(path: \.size))
  }

  private static func transforms(
    _ name: String, _ path: WritableKeyPath<LayerValues, CATransform3D>
  ) -> [any AnyAnimatableProperty] {
    let numbers: [(String, WritableKeyPath<CATransform3D, CGFloat>)] = [
      ("scale", \.scale), ("scale.x", \.scaleX), ("scale.y", \.scaleY), ("scale.z", \.scaleZ),
      ("scale.xy", \.scaleXY), ("rotation", \.rotationZ), ("rotation.x", \.rotationX),
      ("rotation.y", \.rotationY), ("rotation.z", \.rotationZ),
      ("translation.x", \.translationX), ("translation.y", \.translationY),
      ("translation.z", \.translationZ),
    ]
    return numbers.map { AnimatableProperty("\(name).\($0.0)", path.appending(path: $0.1)) }
      + [AnimatableProperty("\(name).translation", path.appending(path: \.translation))]
  }
}
