public import Bitmaps
public import Foundation
public import Geometry

extension Scene {
  /// What one layer shows, with its sublayers.
  public struct Node: Hashable, Codable, Sendable, Identifiable {
    /// The identity of the layer, the same in every scene of a recording.
    public var id: NodeID
    /// The layer's name, if it has one.
    public var name: String?
    /// Node coordinates → canvas points; complete, not relative to the parent.
    public var transform: PlanarTransform
    /// The layer's bounds in node coordinates.
    public var bounds: CGRect
    /// Opacity of the node and its children as a group, `0...1`.
    public var opacity: Double
    /// How the node's result is combined with what lies behind it.
    public var blendMode: BlendMode
    /// A blurred copy of what lies behind, drawn first, inside `bounds` and the corner radii.
    public var backdrop: Backdrop?
    /// Cast by everything the node paints.
    public var shadow: Shadow?
    /// Painted behind the children, back to front; not affected by `clip` (the producer has
    /// already shaped background and contents).
    public var drawings: [Drawing]
    /// Limits the children, in node coordinates; nil when they may reach anywhere.
    public var clip: Shape?
    /// The sublayers, back to front.
    public var children: [Node]
    /// Painted above the children: the border.
    public var overlays: [Drawing]
    /// Multiplies the node's result with the alpha of these nodes; empty when there is no mask.
    public var mask: Mask?
    /// A Gaussian blur of the node's result: its standard deviation in points, 0 for none.
    public var blurSigma: Double

    /// Creates a node that paints nothing.
    public init(
      id: NodeID, name: String? = nil, transform: PlanarTransform = .identity,
      bounds: CGRect = .zero, opacity: Double = 1, blendMode: BlendMode = .normal,
      backdrop: Backdrop? = nil, shadow: Shadow? = nil, drawings: [Drawing] = [],
      clip: Shape? = nil, children: [Node] = [], overlays: [Drawing] = [], mask: Mask? = nil,
      blurSigma: Double = 0
    ) {
      self.id = id
      self.name = name
      self.transform = transform
      self.bounds = bounds
      self.opacity = opacity
      self.blendMode = blendMode
      self.backdrop = backdrop
      self.shadow = shadow
      self.drawings = drawings
      self.clip = clip
      self.children = children
      self.overlays = overlays
      self.mask = mask
      self.blurSigma = blurSigma
    }
  }

  /// The identity of a layer within one recording, counted in the order layers were first seen.
  public struct NodeID: Hashable, Codable, Sendable, Comparable {
    /// The running number.
    public let number: Int

    /// Creates an identity from its running number.
    public init(_ number: Int) { self.number = number }

    /// Whether one identity was given out before another.
    public static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
  }

  /// The nodes whose alpha masks another node.
  public struct Mask: Hashable, Codable, Sendable {
    /// Drawn back to front on a transparent canvas; only alpha counts.
    public var nodes: [Node]

    /// Creates a mask.
    public init(nodes: [Node]) { self.nodes = nodes }
  }

  /// How colours are combined with what lies behind them; the modes `CGContext` offers.
  public enum BlendMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// Source over destination.
    case normal
    /// Separable modes of the PDF specification.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// Separable modes of the PDF specification.
    case difference, exclusion
    /// Non-separable modes of the PDF specification.
    case hue, saturation, color, luminosity
    /// Porter-Duff operators.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    /// Porter-Duff operators.
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }

  /// The blur of what lies behind a node, as `UIVisualEffectView` shows it.
  public struct Backdrop: Hashable, Codable, Sendable {
    /// The standard deviation of the Gaussian blur, in points.
    public var sigma: Double
    /// Applied after the blur: 1 leaves colours alone, 0 makes them gray.
    public var saturation: Double
    /// Painted over the blurred copy.
    public var tint: Color
    /// How much of the effect is shown, `0...1`.
    public var opacity: Double
    /// Where the blurred copy is shown, in node coordinates.
    public var shape: Shape

    /// Creates a backdrop.
    public init(sigma: Double, saturation: Double, tint: Color, opacity: Double, shape: Shape) {
      self.sigma = sigma
      self.saturation = saturation
      self.tint = tint
      self.opacity = opacity
      self.shape = shape
    }
  }

  /// A shadow of everything a node paints, or of a given shape.
  public struct Shadow: Hashable, Codable, Sendable {
    /// The shadow's colour; its opacity is already multiplied in.
    public var color: Color
    /// Displacement in node coordinates, in points.
    public var offset: CGSize
    /// The standard deviation of the blur, in points.
    public var sigma: Double
    /// Casts the shadow instead of what is painted, if given; in node coordinates.
    public var path: Path?

    /// Creates a shadow.
    public init(color: Color, offset: CGSize, sigma: Double, path: Path? = nil) {
      self.color = color
      self.offset = offset
      self.sigma = sigma
      self.path = path
    }
  }
}
