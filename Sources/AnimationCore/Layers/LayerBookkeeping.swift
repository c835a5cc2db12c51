import Foundation

/// What a layer waits for.
struct LayerFlags: OptionSet {
  let rawValue: UInt8
  static let needsLayout = LayerFlags(rawValue: 1)
  static let needsDisplay = LayerFlags(rawValue: 2)
  /// Something the next commit has to look at, here or below.
  static let changed = LayerFlags(rawValue: 4)
  /// The layer has been part of a commit.
  static let isCommitted = LayerFlags(rawValue: 8)
  /// Timing changed, so the times at which animations here and below end may have, too.
  static let timingChanged = LayerFlags(rawValue: 16)
}

/// The number a context has given a layer.
struct LayerIdentity {
  weak var context: LayerContext?
  var number = 0
}

/// What a presentation copy was made from.
struct PresentationOrigin {
  let model: CALayer
}
