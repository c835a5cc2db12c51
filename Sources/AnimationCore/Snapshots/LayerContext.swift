public import Bitmaps
public import Foundation
public import Scenes

/// Hosts a layer tree: commits its changes and takes pictures of it.
///
/// Creating a context registers it, weakly, with the current clock's transactions; from then on
/// every flush lays out, displays and commits its tree.
@preconcurrency @MainActor
public final class LayerContext {
  /// The topmost layer; its superlayer's coordinates are the canvas.
  public let layer: CALayer
  /// The canvas size in points.
  public var size: CGSize
  /// What lies behind the layers.
  public var background: Color

  private let isRegistered: Bool
  private var lastNumber = 0
  private var copyNumbers: [CopyKey: Int] = [:]

  /// Names a node that is not a layer itself, such as a replicator's instance.
  struct CopyKey: Hashable {
    var number: Int
    var copy: Int
  }

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - layer: The topmost layer; it must not have a superlayer.
  ///   - size: The canvas size in points.
  ///   - background: What lies behind the layers.
  public convenience init(layer: CALayer, size: CGSize, background: Color = .clear) {
    self.init(layer: layer, size: size, background: background, isRegistered: true)
    VirtualClock.current.transactions.register(self)
  }

  /// Creates a context; one that is not registered commits nothing and numbers no layers.
  init(layer: CALayer, size: CGSize, background: Color = .clear, isRegistered: Bool) {
    self.isRegistered = isRegistered
    self.layer = layer
    self.size = size
    self.background = background
  }

  /// A picture of the tree at a media time, not before the last commit.
  ///
  /// Nothing changes by looking: the same tree gives the same picture whenever and however often
  /// it is asked, and layers keep the ids of their nodes.
  ///
  /// - Parameter time: Media time in seconds.
  /// - Complexity: O(*n*) in the number of layers.
  public func snapshot(at time: TimeInterval) -> Scene {
    let builder = SceneBuilder(context: self)
    let node = builder.node(
      for: builder.shown(layer, atParent: time), parent: nil, space: LayerSpace())
    return Scene(
      size: size, background: background, nodes: node.map { [$0] } ?? [],
      issues: builder.issues.all)
  }

  /// Lays out, displays and commits what has changed; false when nothing had.
  func commit() -> Bool {
    guard layer.flags.contains(.changed) else { return false }
    layer.layOutTree()
    displayTree(layer)
    // Before the marks that lead to the changes are taken away.
    layer.rescheduleChangedTiming(isBelowChange: false)
    commitTree(layer)
    return true
  }

  private func displayTree(_ layer: CALayer) {
    guard layer.flags.contains(.changed) else { return }
    layer.displayIfNeeded()
    for child in layer.children { displayTree(child) }
    if let mask = layer.maskLayer { displayTree(mask) }
  }

  private func commitTree(_ layer: CALayer) {
    guard layer.flags.contains(.changed) else { return }
    layer.flags.insert(.isCommitted)
    // What layout has changed while later layers were displayed is left for the next round.
    if layer.flags.isDisjoint(with: [.needsLayout, .needsDisplay]) {
      layer.flags.remove(.changed)
    }
    _ = number(of: layer)
    for child in layer.children { commitTree(child) }
    if let mask = layer.maskLayer { commitTree(mask) }
    let isBusyBelow = layer.children.contains { $0.flags.contains(.changed) }
    if isBusyBelow || layer.maskLayer?.flags.contains(.changed) == true {
      layer.flags.insert(.changed)
    }
  }

  /// The layer's number here, given on first sight.
  func number(of layer: CALayer) -> Int {
    guard isRegistered else { return 0 }
    if layer.identity.context === self { return layer.identity.number }
    lastNumber += 1
    layer.identity = LayerIdentity(context: self, number: lastNumber)
    return lastNumber
  }

  /// The number of a further copy of a node, given on first sight.
  func number(of copy: Int, of original: Int) -> Int {
    guard isRegistered else { return 0 }
    let key = CopyKey(number: original, copy: copy)
    if let known = copyNumbers[key] { return known }
    lastNumber += 1
    copyNumbers[key] = lastNumber
    return lastNumber
  }
}
