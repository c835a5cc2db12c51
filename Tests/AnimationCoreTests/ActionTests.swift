import AnimationCore
import Foundation
import Geometry
import Testing

@MainActor struct ActionTests {
  /// An action that notes where it came from.
  final class Note: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  final class Classy: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "position" ? Note("class") : nil
    }
  }

  /// Which of the places that are asked have an answer, and what comes of it.
  struct Search: Sendable, CustomStringConvertible {
    enum Answer: Sendable { case none, note, null }
    var delegate = Answer.none
    var actions = Answer.none
    var style = Answer.none
    var found: String
    var description: String { found }
  }

  nonisolated static let searches = [
    Search(delegate: .note, actions: .note, style: .note, found: "delegate"),
    Search(delegate: .null, actions: .note, style: .note, found: "nothing"),
    Search(actions: .note, style: .note, found: "actions"),
    Search(actions: .null, style: .note, found: "nothing"),
    Search(style: .note, found: "style"),
    Search(style: .null, found: "nothing"),
    Search(found: "class"),
  ]

  @Test(arguments: searches)
  func `the search asks delegate, actions, style and class, and NSNull ends it`(search: Search) {
    let stage = Stage()
    func answer(_ answer: Search.Answer, _ name: String) -> (any CAAction)? {
      switch answer {
      case .none: nil
      case .note: Note(name)
      case .null: NSNull()
      }
    }
    let delegate = Delegate()
    delegate.answer = answer(search.delegate, "delegate")
    let layer = stage.add(Classy())
    layer.delegate = delegate
    if let action = answer(search.actions, "actions") { layer.actions = ["position": action] }
    if let action = answer(search.style, "style") {
      layer.style = ["actions": ["position": action]]
    }
    let found = layer.action(forKey: "position")
    #expect((found as? Note)?.name ?? "nothing" == search.found)
  }

  @Test func `the class has no action for built-in keys, the implicit one comes last`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 7, y: 0))
    #expect(CALayer.defaultAction(forKey: "position") == nil)
    let action = layer.action(forKey: "position") as? CABasicAnimation
    #expect(action?.fromValue as? CGPoint == CGPoint(x: 7, y: 0))
    #expect(action?.duration == 0.25)
  }

  @Test func `an action is asked for before the value changes and runs after`() {
    final class Observer: CALayerDelegate, CAAction {
      var seen: [CGFloat] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        seen.append(layer.cornerRadius)
        return self
      }
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        seen.append((anObject as? CALayer)?.cornerRadius ?? -1)
      }
    }
    let observer = Observer()
    let layer = CALayer()
    layer.delegate = observer
    layer.cornerRadius = 4
    #expect(observer.seen == [0, 4])
  }

  @Test(arguments: ["strokeEnd", "strokeStart", "lineWidth", "opacity", "cornerRadius"])
  func `shape layers animate numbers implicitly`(key: String) {
    let stage = Stage()
    let layer = stage.add(CAShapeLayer())
    layer.setValue(0.5, forKey: key)
    #expect(layer.animation(forKey: key) is CABasicAnimation)
  }

  @Test func `paths never animate implicitly`() {
    let stage = Stage()
    let layer = stage.add(CAShapeLayer())
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a layer never committed has no implicit action`() {
    let stage = Stage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.position = CGPoint(x: 5, y: 5)
    #expect(layer.animationKeys() == nil)
    CATransaction.flush()
    layer.position = CGPoint(x: 6, y: 5)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test(arguments: [true, false])
  func `disabling actions inside or outside suppresses them`(outside: Bool) {
    let stage = Stage()
    let layer = stage.box()
    CATransaction.begin()
    CATransaction.setDisableActions(outside)
    CATransaction.begin()
    CATransaction.setDisableActions(!outside)
    layer.opacity = 0.5
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(CATransaction.disableActions() == false)
  }

  @Test func `a value set to what it is asks for no action`() {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 3, y: 3))
    layer.position = CGPoint(x: 3, y: 3)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a second implicit animation starts where the first has come to`() {
    let stage = Stage()
    let layer = stage.box()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setAnimationDuration(1)
    layer.position = CGPoint(x: 100, y: 0)
    stage.clock.advance(to: 0.4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setAnimationDuration(1)
    layer.position = CGPoint(x: 0, y: 0)
    #expect(agree(shown(layer, "position.x", at: 0.4), 40))
    #expect(agree(shown(layer, "position.x", at: 0.9), 20))
  }
}
