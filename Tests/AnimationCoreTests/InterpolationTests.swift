import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing

@MainActor struct InterpolationTests {
  @Test func `colours mix component by component in gamma-encoded sRGB`() {
    let stage = Stage()
    let layer = stage.box()
    layer.add(
      basic(
        "backgroundColor", from: CGColor(red: 1, green: 0, blue: 0.2, alpha: 1),
        to: CGColor(red: 0, green: 1, blue: 0.4, alpha: 0.5)), forKey: nil)
    stage.clock.advance(to: 0.25)
    let color = layer.presentation()?.backgroundColor?.value ?? .clear
    #expect(agree(color.red, 0.75) && agree(color.green, 0.25))
    #expect(agree(color.blue, 0.25) && agree(color.alpha, 0.875))
  }

  @Test func `a missing colour is the other one, clear`() {
    let stage = Stage()
    let layer = stage.box()
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.removeAllAnimations()
    layer.add(basic("backgroundColor", from: NSNull()), forKey: nil)
    stage.clock.advance(to: 0.5)
    #expect(
      layer.presentation()?.backgroundColor?.value
        == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  struct KeyPath: Sendable, CustomStringConvertible {
    var path: String
    var matrix: @Sendable (CGFloat) -> CATransform3D
    var description: String { path }
  }

  nonisolated static let keyPaths = [
    KeyPath(path: "transform.scale") { CATransform3DMakeScale($0, $0, $0) },
    KeyPath(path: "transform.scale.x") { CATransform3DMakeScale($0, 1, 1) },
    KeyPath(path: "transform.scale.y") { CATransform3DMakeScale(1, $0, 1) },
    KeyPath(path: "transform.scale.xy") { CATransform3DMakeScale($0, $0, 1) },
    KeyPath(path: "transform.rotation") { CATransform3DMakeRotation($0, 0, 0, 1) },
    KeyPath(path: "transform.rotation.x") { CATransform3DMakeRotation($0, 1, 0, 0) },
    KeyPath(path: "transform.rotation.y") { CATransform3DMakeRotation($0, 0, 1, 0) },
    KeyPath(path: "transform.rotation.z") { CATransform3DMakeRotation($0, 0, 0, 1) },
    KeyPath(path: "transform.translation.x") { CATransform3DMakeTranslation($0, 0, 0) },
    KeyPath(path: "transform.translation.y") { CATransform3DMakeTranslation(0, $0, 0) },
    KeyPath(path: "transform.translation.z") { CATransform3DMakeTranslation(0, 0, $0) },
  ]

  @Test(arguments: keyPaths)
  func `key paths into a transform drive one part of it`(keyPath: KeyPath) {
    let stage = Stage()
    let layer = stage.box()
    layer.add(basic(keyPath.path, from: 0.5, to: 1.5), forKey: nil)
    for time in [0.0, 0.25, 0.75] {
      stage.clock.advance(to: time)
      let shown = layer.presentation()?.transform ?? CATransform3DIdentity
      let expected = keyPath.matrix(CGFloat(0.5 + time))
      for entry in 0..<16 {
        let (row, column) = (entry / 4, entry % 4)
        #expect(
          agree(Double(shown[row, column]), Double(expected[row, column]), within: 1e-9),
          "entry \(row), \(column) at \(time)")
      }
    }
  }

  @Test func `turning more than half way round by key path goes all the way`() {
    let stage = Stage()
    let layer = stage.box()
    layer.add(basic("transform.rotation.z", from: 0, to: 2 * CGFloat.pi), forKey: nil)
    #expect(agree(shown(layer, "transform.rotation.z", at: 0.25), .pi / 2))
    #expect(agree(shown(layer, "transform.rotation.z", at: 0.75), -.pi / 2))
  }

  @Test func `setting the scale sets all three, reading it gives the mean`() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(agree(number(layer.value(forKeyPath: "transform.scale")), 3))
  }

  @Test func `parts of a transform animate side by side`() {
    let stage = Stage()
    let layer = stage.box()
    layer.add(basic("transform.scale", from: 1, to: 3), forKey: "a")
    layer.add(basic("transform.rotation", from: 0, to: 1), forKey: "b")
    layer.add(basic("transform.translation.x", from: 0, to: 10), forKey: "c")
    #expect(agree(shown(layer, "transform.scale.x", at: 0.5), 2))
    #expect(agree(shown(layer, "transform.rotation.z", at: 0.5), 0.5))
    #expect(agree(shown(layer, "transform.translation.x", at: 0.5), 5))
  }

  @Test func `value functions turn numbers into transforms`() {
    let stage = Stage()
    let layer = stage.box()
    let animation = basic("transform", from: 0, to: 1)
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    layer.add(animation, forKey: nil)
    #expect(agree(shown(layer, "transform.rotation.z", at: 0.5), 0.5))
  }

  @Test func `paths of one make mix point by point, others switch at the end`() {
    let stage = Stage()
    let layer = stage.add(CAShapeLayer())
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10))
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5))
    layer.add(basic("path", from: small, to: large), forKey: "path")
    stage.clock.advance(to: 0.5)
    #expect(
      layer.presentation()?.path == CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)))
    layer.add(basic("path", from: small, to: round), forKey: "path")
    stage.clock.advance(to: 1.4)
    #expect(layer.presentation()?.path == small)
  }

  struct Parts: Sendable {
    var path: String
    var from: Double
    var to: Double
  }

  nonisolated static let parts = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "bounds.origin.x",
    "bounds.origin.y", "anchorPoint.x", "shadowOffset.width", "shadowOffset.height",
    "contentsRect.size.width", "shadowOpacity", "shadowRadius", "cornerRadius", "borderWidth",
    "opacity", "zPosition", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
    "startPoint.x", "endPoint.y", "sublayerTransform.rotation.y", "fontSize", "instanceDelay",
    "instanceTransform.translation.x", "anchorPointZ", "miterLimit",
  ].map { Parts(path: $0, from: 0.25, to: 0.75) }

  @Test(arguments: parts)
  func `numbers at the end of a key path animate`(part: Parts) {
    let stage = Stage()
    let layer = stage.add(CAShapeLayer())
    layer.add(basic(part.path, from: part.from, to: part.to), forKey: nil)
    #expect(agree(shown(layer, part.path, at: 0.5), 0.5))
  }

  @Test func `a subclass draws from its own animated property`() {
    final class Gauge: CALayer {
      var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
      }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
      override func draw(in ctx: CGContext) {
        ctx.fill(CGRect(x: 0, y: 0, width: 100 * progress, height: 1))
      }
    }
    func width(_ node: Scene.Node?) -> CGFloat? {
      guard case .group(let group)? = node?.drawings.last,
        case .fill(.rect(let rect), _, _)? = group.drawings.first
      else { return nil }
      return rect.width
    }
    let stage = Stage()
    let gauge = Gauge()
    gauge.bounds = CGRect(x: 0, y: 0, width: 100, height: 1)
    gauge.progress = 1
    stage.add(gauge)
    #expect(width(stage.lastNode()) == 100)
    gauge.add(basic("progress", from: 0.2, to: 1), forKey: nil)
    CATransaction.flush()
    #expect(width(stage.lastNode(at: 0.5)).map { agree(Double($0), 60) } == true)
    #expect(gauge.progress == 1)
    #expect(width(stage.lastNode(at: 2)) == 100)
  }

  @Test func `keys of the user's choice keep any value`() {
    let layer = CALayer()
    layer.setValue("here", forKey: "whereabouts")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "goal")
    #expect(layer.value(forKey: "whereabouts") as? String == "here")
    #expect(layer.value(forKey: "goal") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKey: "unheard of") == nil)
  }
}
