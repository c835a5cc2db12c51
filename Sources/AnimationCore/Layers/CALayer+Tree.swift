import Foundation

extension CALayer {
  /// Adds a layer in front of the others; it leaves the layer it was in.
  public final func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index; an index past the end means in front.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer right behind a sibling; behind all when there is no such sibling.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer right in front of a sibling; in front of all when there is no such sibling.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in the place of a sublayer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Leaves the superlayer, or stops being a mask.
  public final func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.maskLayer = nil
    } else {
      parent.children.removeAll { $0 === self }
      parent.setNeedsLayout()
    }
    self.parent = nil
    parent.setNeedsCommit()
    if flags.contains(.isCommitted) { VirtualClock.current.transactions.addRemoved(self) }
  }

  /// Whether a layer is this one or lies above it.
  final func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === layer }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "a layer cannot be put inside itself")
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    layer.flags.insert(.timingChanged)
    layer.setNeedsCommit()
    // The new sublayer may have been marked long before it had anyone to tell.
    setNeedsCommit()
    setNeedsLayout()
  }
}
