public import Foundation
import Scenes

/// A layer that fills its bounds with a gradient, above the background colour and rounded with it.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours in order, as `CGColor`s.
  open var colors: [Any]? {
    get { values.gradient.colors.isEmpty ? nil : values.gradient.colors }
    set { set(LayerProperties.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }
  /// Where each colour stands, as fractions; even spacing when nil.
  open var locations: [NSNumber]? {
    get {
      let places = values.gradient.locations
      return places.isEmpty ? nil : places.map { NSNumber(value: Double($0)) }
    }
    set { set(LayerProperties.locations, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
  }
  /// Where the gradient starts, as fractions of the bounds; a radial or conic one's centre.
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { set(LayerProperties.startPoint, newValue) }
  }
  /// Where the gradient ends, as fractions of the bounds.
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { set(LayerProperties.endPoint, newValue) }
  }
  /// The direction the colours run in.
  open var type: CAGradientLayerType {
    get { values.gradient.type }
    set { setPlain(\.gradient.type, newValue) }
  }

  override func paintedContents(_ values: LayerValues) -> [Scene.Drawing] {
    guard !values.bounds.isEmpty, let paint = GradientPainting.paint(of: values) else { return [] }
    return [.fill(LayerPainting.outline(of: values), paint, rule: .nonZero)]
  }
}
