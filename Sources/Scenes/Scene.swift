public import Bitmaps
public import Foundation

/// A picture at one moment: final geometry and paint, ready to be drawn by anyone.
public struct Scene: Hashable, Codable, Sendable {
  /// The canvas size in points; the canvas spans from (0, 0), y grows downwards.
  public var size: CGSize
  /// What lies behind all nodes; `Color.clear` for a transparent picture.
  public var background: Color
  /// The topmost nodes, back to front.
  public var nodes: [Node]
  /// What the producer was asked for but could not express exactly.
  public var issues: [RenderIssue]

  /// Creates a scene.
  public init(
    size: CGSize, background: Color = .clear, nodes: [Node] = [], issues: [RenderIssue] = []
  ) {
    self.size = size
    self.background = background
    self.nodes = nodes
    self.issues = issues
  }
}

/// Something asked for that is not supported exactly, and where it was asked.
public struct RenderIssue: Hashable, Codable, Sendable {
  /// The interface or property, as the user knows it: `CALayer.shadowPath`.
  public var api: String
  /// Where: a layer's name, a file position, a character.
  public var location: String
  /// What happens instead, in one sentence.
  public var message: String

  /// Creates an issue.
  public init(api: String, location: String, message: String) {
    self.api = api
    self.location = location
    self.message = message
  }
}
