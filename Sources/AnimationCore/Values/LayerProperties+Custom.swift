import Foundation
import Geometry

extension LayerProperties {
  /// A property a layer subclass declared itself; nil when no sample shows its kind.
  static func customProperty(
    named name: String, samples: [Any?]
  ) -> (any AnyAnimatableProperty)? {
    for case let sample? in samples {
      if let value = CGFloat.unboxed(sample) { return custom(name, value) }
      if let value = CGPoint.unboxed(sample) { return custom(name, value) }
      if let value = CGSize.unboxed(sample) { return custom(name, value) }
      if let value = CGRect.unboxed(sample) { return custom(name, value) }
      if let value = CATransform3D.unboxed(sample) { return custom(name, value) }
      if let value = CGColor.unboxed(sample) { return custom(name, CGColor?.some(value)) }
      if let value = Path.unboxed(sample) { return custom(name, Path?.some(value)) }
      if let value = [CGFloat].unboxed(sample) { return custom(name, value) }
      if let value = [CGColor].unboxed(sample) { return custom(name, value) }
    }
    return nil
  }

  private static func custom<Value: AnimatableValue>(
    _ name: String, _ sample: Value
  ) -> any AnyAnimatableProperty {
    // The sample stands in until the layer has a value of its own; zero where there is one.
    let key = CustomKey(name: name, fallback: Value.zero ?? sample)
    return AnimatableProperty(name, \.[custom: key], key: name, isImplicit: false)
  }
}
