public import Foundation
public import Scenes

/// A layer that shows text, set by whatever typesetter the program has installed.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Turns text layers into drawings; without one they show nothing.
  public static var typesetter: (any TextLayerTypesetter)?

  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any? { didSet { markChanged() } }
  /// The font, in any form the typesetter knows.
  open var font: Any? { didSet { markChanged() } }
  /// Whether lines break at the bounds.
  open var isWrapped = false { didSet { markChanged() } }
  /// Where lines stand between left and right.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { markChanged() } }
  /// What happens to text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { markChanged() } }

  /// The font size in points.
  open var fontSize: CGFloat {
    get { values.text.fontSize }
    set { set(LayerProperties.fontSize, newValue) }
  }
  /// The colour of plain text.
  open var foregroundColor: CGColor? {
    get { values.text.foregroundColor }
    set { set(LayerProperties.foregroundColor, newValue) }
  }

  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates the copy that stands for a layer's presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CATextLayer else { return }
    string = original.string
    font = original.font
    isWrapped = original.isWrapped
    alignmentMode = original.alignmentMode
    truncationMode = original.truncationMode
  }

  /// Creates a layer without text.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func paintedContents(_ values: LayerValues) -> [Scene.Drawing] {
    guard let typesetter = Self.typesetter, !values.bounds.isEmpty else { return [] }
    let style = TextLayerStyle(
      bounds: values.bounds, fontSize: values.text.fontSize,
      color: values.text.foregroundColor ?? .clear)
    return typesetter.drawings(for: self, style: style)
  }
}

/// Sets the text of text layers.
@preconcurrency @MainActor
public protocol TextLayerTypesetter {
  /// The drawings of a text layer's string, in the layer's coordinates.
  ///
  /// - Parameters:
  ///   - layer: Its string, font, alignment, wrapping and truncation apply.
  ///   - style: What may be animated, at the moment shown; it counts instead of the layer's.
  func drawings(for layer: CATextLayer, style: TextLayerStyle) -> [Scene.Drawing]
}

/// The animatable part of a text layer at one moment.
public struct TextLayerStyle {
  /// The layer's bounds.
  public var bounds: CGRect
  /// The font size in points.
  public var fontSize: CGFloat
  /// The colour of plain text.
  public var color: CGColor
}

/// Where lines of text stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the script is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What happens to text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
