import Foundation

/// Where contents go when they and the layer differ in size.
///
/// Top and bottom are those of a system whose y grows upwards: on screen `top` is the lower edge.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a gravity from its name; an unknown name means the centre.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Natural size, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Natural size, at the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Natural size, at the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Natural size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Natural size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Natural size, in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Natural size, in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Natural size, in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Natural size, in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear between prepared smaller versions.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How a rounded corner is drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A corner that starts to bend earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners `cornerRadius` applies to; y grows downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// All four.
  static let all = CACornerMask(rawValue: 15)
}

/// Which points lie inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those with a winding number other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those with an odd number of crossings to the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing beyond the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outer edges, extended until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The direction a gradient layer's colours run in.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Along the radii of an ellipse around the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
