import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct EndpointTests {
  /// The values given, with a model value of 100, and what shows at the start and a quarter in.
  struct Rule: Sendable, CustomStringConvertible {
    var from: Double?
    var to: Double?
    var by: Double?
    var start: Double
    var quarter: Double
    var description: String { "\(String(describing: (from, to, by)))" }
  }

  nonisolated static let rules = [
    Rule(from: 10, to: 50, start: 10, quarter: 20),
    Rule(from: 10, by: 40, start: 10, quarter: 20),
    Rule(to: 50, by: 40, start: 10, quarter: 20),
    Rule(from: 20, start: 20, quarter: 40),
    Rule(to: 20, start: 100, quarter: 80),
    Rule(by: 40, start: 100, quarter: 110),
    Rule(start: 100, quarter: 100),
  ]

  @Test(arguments: rules)
  func `missing values follow Apple's rules`(rule: Rule) {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 100, y: 0))
    layer.add(basic("position.x", from: rule.from, to: rule.to, by: rule.by), forKey: nil)
    #expect(agree(shown(layer, "position.x", at: 0), rule.start))
    #expect(agree(shown(layer, "position.x", at: 0.25), rule.quarter))
    #expect(shown(layer, "position.x", at: 1) == 100)
  }

  @Test func `every kind of number and object is understood`() {
    let stage = Stage()
    let layer = stage.box()
    let halves: [(String, Any, Any, String, Double)] = [
      ("opacity", Float(0), NSNumber(value: 1), "opacity", 0.5),
      ("position", NSValue(cgPoint: CGPoint(x: 0, y: 0)), CGPoint(x: 8, y: 0), "position.x", 4),
      (
        "bounds.size", CGSize(width: 2, height: 2), NSValue(cgSize: CGSize(width: 4, height: 4)),
        "bounds.size.width", 3
      ),
      (
        "bounds", NSValue(cgRect: .zero), CGRect(x: 0, y: 0, width: 6, height: 6),
        "bounds.size.height", 3
      ),
      (
        "transform", CGAffineTransform(translationX: 2, y: 0),
        NSValue(caTransform3D: CATransform3DMakeTranslation(4, 0, 0)), "transform.translation.x", 3
      ),
      ("zPosition", 1, 2 as CGFloat, "zPosition", 1.5),
      ("hidden", false, true, "cornerRadius", 0),
    ]
    for (key, from, to, _, _) in halves { layer.add(basic(key, from: from, to: to), forKey: key) }
    for (key, _, _, path, middle) in halves {
      #expect(agree(shown(layer, path, at: 0.5), middle), "\(key)")
    }
  }

  @Test func `animations apply in the order they were added`() {
    let stage = Stage()
    let layer = stage.box()
    layer.add(basic("opacity", from: 0.2, to: 0.2), forKey: "first")
    layer.add(basic("opacity", from: 0.7, to: 0.7), forKey: "second")
    #expect(agree(shown(layer, "opacity", at: 0.5), 0.7))
    layer.removeAnimation(forKey: "second")
    #expect(agree(shown(layer, "opacity", at: 0.6), 0.2))
  }

  @Test func `an additive animation reversed half-way stands still, then moves`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 0, y: 0))
    func move(from old: CGFloat, to new: CGFloat, key: String) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: new, y: 0)
      CATransaction.commit()
      let animation = CABasicAnimation.relative(
        keyPath: "position", from: CGPoint(x: old, y: 0), to: CGPoint(x: new, y: 0))
      guard let animation else { return }
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    move(from: 0, to: 100, key: "position")
    stage.clock.advance(to: 0.5)
    move(from: 100, to: 0, key: "position-2")
    #expect(agree(shown(layer, "position.x", at: 0.5), 50))
    #expect(agree(shown(layer, "position.x", at: 0.75), 50))
    #expect(agree(shown(layer, "position.x", at: 1), 50))
    #expect(agree(shown(layer, "position.x", at: 1.25), 25))
    #expect(shown(layer, "position.x", at: 1.5) == 0)
  }

  @Test func `an additive transform leads from the old matrix to the new one`() throws {
    let stage = Stage()
    let layer = stage.box()
    let old = CATransform3DMakeScale(1, 1, 1)
    let new = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), 1, 0, 0, 1)
    CATransaction.setDisableActions(true)
    layer.transform = new
    let animation = try #require(
      CABasicAnimation.relative(keyPath: "transform", from: old, to: new))
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(agree(shown(layer, "transform.scale.x", at: 0), 1))
    #expect(agree(shown(layer, "transform.rotation.z", at: 0), 0))
    #expect(agree(shown(layer, "transform.scale.x", at: 0.5), 1.5))
    #expect(agree(shown(layer, "transform.rotation.z", at: 0.5), 0.5))
  }
}
