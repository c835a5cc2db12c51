import Foundation
public import Geometry

/// A layer that shows its sublayers several times, each copy moved, delayed and tinted once more.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How many copies are shown, the original included.
  open var instanceCount: Int {
    get { values.replicator.instanceCount }
    set { set(LayerProperties.instanceCount, newValue) }
  }
  /// How much later each copy runs than the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { Double(values.replicator.instanceDelay) }
    set { set(LayerProperties.instanceDelay, CGFloat(newValue)) }
  }
  /// What moves each copy from the one before, about the centre of the bounds.
  open var instanceTransform: CATransform3D {
    get { values.replicator.instanceTransform }
    set { set(LayerProperties.instanceTransform, newValue) }
  }
  /// Kept, without effect: copies are flattened into the layer's plane.
  open var preservesDepth = false
  /// Multiplies the colours of all copies.
  open var instanceColor: CGColor? {
    get { values.replicator.instanceColor }
    set { set(LayerProperties.instanceColor, newValue) }
  }
  /// Added to the red factor from copy to copy.
  open var instanceRedOffset: Float {
    get { Float(values.replicator.redOffset) }
    set { set(LayerProperties.instanceRedOffset, Float32Widening.widened(newValue)) }
  }
  /// Added to the green factor from copy to copy.
  open var instanceGreenOffset: Float {
    get { Float(values.replicator.greenOffset) }
    set { set(LayerProperties.instanceGreenOffset, Float32Widening.widened(newValue)) }
  }
  /// Added to the blue factor from copy to copy.
  open var instanceBlueOffset: Float {
    get { Float(values.replicator.blueOffset) }
    set { set(LayerProperties.instanceBlueOffset, Float32Widening.widened(newValue)) }
  }
  /// Added to the opacity factor from copy to copy.
  open var instanceAlphaOffset: Float {
    get { Float(values.replicator.alphaOffset) }
    set { set(LayerProperties.instanceAlphaOffset, Float32Widening.widened(newValue)) }
  }
}
