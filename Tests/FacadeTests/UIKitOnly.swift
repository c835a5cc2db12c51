import UIKit

/// Component source as it is written for iOS: nothing imported but UIKit.
class PulsingDot: UIView {
  private let ring = CAShapeLayer()

  override class var layerClass: AnyClass { DotLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = frame.width / 2
    ring.fillColor = nil
    ring.strokeColor = UIColor.white.cgColor
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
  }

  override var frame: CGRect {
    didSet { layer.cornerRadius = frame.width / 2 }
  }

  func pulse() {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 1
    grow.toValue = 1.5
    grow.duration = 0.5
    grow.autoreverses = true
    grow.beginTime = CACurrentMediaTime() + 0.25
    layer.add(grow, forKey: "pulse")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.alpha = 0.5
    }
  }
}

class DotLayer: CALayer {
  var note = "new"

  override init() {
    note = "made"
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? DotLayer { note = "copy of \(other.note)" }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
