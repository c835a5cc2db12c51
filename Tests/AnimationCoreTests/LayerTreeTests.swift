import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing

@MainActor struct LayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> [String?] { layer.sublayers?.map(\.name) ?? [] }

  @Test func `sublayers are inserted, moved and replaced`() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, below: b)
    root.insertSublayer(d, at: 0)
    #expect(names(root) == ["d", "a", "c", "b"])
    root.insertSublayer(d, above: c)
    #expect(names(root) == ["a", "c", "d", "b"])
    root.addSublayer(a)
    #expect(names(root) == ["c", "d", "b", "a"])
    let e = named("e")
    root.replaceSublayer(d, with: e)
    #expect(names(root) == ["c", "e", "b", "a"])
    #expect(d.superlayer == nil && e.superlayer === root)
    root.sublayers = [b, a]
    #expect(names(root) == ["b", "a"])
    #expect(c.superlayer == nil)
  }

  @Test func `points and rectangles convert through turned and scrolled layers`() {
    let stage = Stage()
    let outer = stage.box(at: CGPoint(x: 100, y: 50))
    outer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    outer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let inner = CALayer()
    inner.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    inner.position = CGPoint(x: 15, y: 10)
    outer.addSublayer(inner)
    // The centre of outer's bounds, (15, 10), lies at its position.
    let center = inner.convert(CGPoint(x: 2, y: 2), to: stage.root)
    #expect(agree(Double(center.x), 100) && agree(Double(center.y), 50))
    let right = inner.convert(CGPoint(x: 4, y: 2), to: stage.root)
    #expect(agree(Double(right.x), 100) && agree(Double(right.y), 52))
    let back = inner.convert(right, from: stage.root)
    #expect(agree(Double(back.x), 4) && agree(Double(back.y), 2))
    let box = stage.root.convert(outer.bounds, from: outer)
    #expect(agree(Double(box.width), 10) && agree(Double(box.height), 20))
  }

  @Test func `the frontmost layer is hit, hidden and masked ones are not`() {
    let stage = Stage()
    let (back, front) = (stage.box(at: CGPoint(x: 50, y: 50)), stage.box(at: CGPoint(x: 50, y: 50)))
    let place = CGPoint(x: 50, y: 50)
    #expect(stage.root.hitTest(place) === front)
    back.zPosition = 1
    #expect(stage.root.hitTest(place) === back)
    back.isHidden = true
    #expect(stage.root.hitTest(place) === front)
    #expect(stage.root.hitTest(CGPoint(x: 55, y: 50)) === stage.root)
    #expect(stage.root.hitTest(CGPoint(x: 45, y: 45)) === front)
    #expect(stage.root.hitTest(CGPoint(x: 201, y: 50)) == nil)
    let far = CALayer()
    far.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    far.position = CGPoint(x: 30, y: 5)
    front.addSublayer(far)
    #expect(stage.root.hitTest(CGPoint(x: 75, y: 50)) === far)
    front.masksToBounds = true
    #expect(stage.root.hitTest(CGPoint(x: 75, y: 50)) === stage.root)
  }

  @Test func `frame is the box in the superlayer and setting it moves and resizes`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(agree(Double(layer.frame.width), 40) && agree(Double(layer.frame.minX), 5))
  }

  @Test func `a presentation stands in a tree of presentations`() {
    let stage = Stage()
    let layer = stage.box()
    let inner = CALayer()
    layer.addSublayer(inner)
    CATransaction.flush()
    layer.add(basic("position.x", from: 50, to: 150), forKey: nil)
    stage.clock.advance(to: 0.5)
    let shown = layer.presentation()
    #expect(shown?.position == CGPoint(x: 100, y: 0))
    #expect(shown?.model() === layer)
    #expect(shown?.sublayers?.first?.model() === inner)
    #expect(inner.presentation()?.superlayer?.position == CGPoint(x: 100, y: 0))
    #expect(stage.root.presentation()?.hitTest(CGPoint(x: 101, y: 1))?.model() === layer)
    #expect(CALayer().presentation() == nil)
  }

  @Test func `a sublayer transform gives perspective about the anchor point`() throws {
    let stage = Stage()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    stage.root.sublayerTransform = perspective
    let layer = stage.box(at: CGPoint(x: 100, y: 100))
    layer.transform = CATransform3DMakeTranslation(0, 0, 250)
    stage.clock.advance(to: 1)
    let node = try #require(stage.lastNode(at: 1))
    // Half-way to the eye everything is twice as large, about the root's middle.
    let corner = try #require(node.transform.apply(to: .zero))
    #expect(agree(Double(corner.x), 90) && agree(Double(corner.y), 90))
  }

  @Test func `a transform layer keeps depth that a plain layer flattens`() throws {
    func corner(_ middle: CALayer) throws -> CGPoint {
      let stage = Stage()
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      stage.root.sublayerTransform = perspective
      middle.position = CGPoint(x: 100, y: 100)
      let inner = CALayer()
      inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      inner.zPosition = 250
      middle.addSublayer(inner)
      stage.add(middle)
      stage.clock.advance(to: 1)
      let node = try #require(stage.lastNode(at: 1)?.children.first)
      return try #require(node.transform.apply(to: .zero))
    }
    let flat = try corner(CALayer())
    #expect(agree(Double(flat.x), 95))
    let deep = try corner(CATransformLayer())
    #expect(agree(Double(deep.x), 90))
  }

  @Test func `one-sided layers vanish when turned away`() {
    let stage = Stage()
    let layer = stage.box()
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(3, 0, 1, 0)
    stage.clock.advance(to: 1)
    #expect(stage.lastNode(at: 1) == nil)
    layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    stage.clock.advance(to: 2)
    #expect(stage.lastNode(at: 2) != nil)
  }

  @Test func `a replicator moves, delays and tints its copies`() throws {
    let stage = Stage()
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.25
    replicator.instanceRedOffset = -0.5
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    stage.add(replicator)
    let slide = basic("position.y", from: 0, to: 100)
    slide.repeatCount = .infinity
    dot.add(slide, forKey: nil)
    CATransaction.flush()
    let copies = try #require(stage.lastNode(at: 1.25)?.children)
    #expect(copies.map { $0.transform.affine.tx } == [-1, 19, 39])
    #expect(copies.map { $0.transform.affine.ty } == [24, 74, 24])
    #expect(copies.map(\.opacity) == [1, 0.75, 0.5])
    #expect(Set(copies.map(\.id)).count == 3)
    guard case .fill(_, .color(let color), _)? = copies[2].drawings.first else {
      Issue.record("no fill")
      return
    }
    #expect(color == Color(red: 0, green: 1, blue: 1))
  }

  @Test func `a fade leads from the old picture to the new one`() throws {
    let stage = Stage()
    let layer = stage.box()
    layer.actions = ["backgroundColor": NSNull()]
    layer.backgroundColor = .black
    CATransaction.flush()
    let fade = CATransition()
    fade.duration = 1
    layer.add(fade, forKey: kCATransition)
    layer.backgroundColor = .white
    CATransaction.flush()
    let node = try #require(stage.lastNode(at: 0.25))
    #expect(node.children.map(\.opacity) == [0.75, 0.25])
    func color(_ node: Scene.Node) -> Color? {
      guard case .fill(_, .color(let color), _)? = node.drawings.first else { return nil }
      return color
    }
    #expect(node.children.map(color) == [.black, .white])
    #expect(Set(node.children.map(\.id) + [node.id]).count == 3)
    stage.clock.advance(to: 1)
    #expect(stage.lastNode(at: 1)?.children.isEmpty == true)
  }

  @Test func `a push moves both pictures`() throws {
    let stage = Stage()
    let layer = stage.box(at: CGPoint(x: 50, y: 50))
    layer.backgroundColor = .black
    stage.clock.advance(to: 1)
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    layer.add(push, forKey: nil)
    CATransaction.flush()
    let node = try #require(stage.lastNode(at: 1.25))
    #expect(node.children.map { Double($0.transform.affine.tx) } == [42.5, 52.5])
  }
}
