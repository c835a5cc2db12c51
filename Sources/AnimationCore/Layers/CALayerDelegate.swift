import Foundation

/// Supplies what a layer asks for; all methods have defaults.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Makes the layer's contents. The default draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers. The default leaves them where they are.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change; nil to search on, `NSNull` for none.
  ///
  /// Asked before the value changes; the action runs after.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws.
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Searches on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
