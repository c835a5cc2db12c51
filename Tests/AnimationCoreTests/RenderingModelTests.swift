import AnimationCore
import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing

@MainActor struct RenderingModelTests {
  private func image(_ width: Int, _ height: Int) -> CGImage {
    CGImage(
      Scene.Image(Bitmap(size: PixelSize(width: width, height: height), filledWith: .black)))
  }

  @Test func `a layer paints background, contents, shape, sublayers and border in that order`()
    throws
  {
    let stage = Stage()
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .white
    layer.contents = image(1, 1)
    layer.path = CGPath(rect: layer.bounds)
    layer.strokeColor = .black
    layer.borderWidth = 2
    layer.addSublayer(CALayer())
    stage.add(layer)
    let node = try #require(stage.lastNode())
    let kinds = node.drawings.map { drawing in
      switch drawing {
      case .fill(_, .color(let color), _): color == .white ? "background" : "fill"
      case .stroke: "stroke"
      case .image: "contents"
      default: "other"
      }
    }
    #expect(kinds == ["background", "contents", "fill", "stroke"])
    #expect(node.children.count == 1)
    #expect(node.overlays == [.border(.rect(layer.bounds), width: 2, .black)])
  }

  @Test func `corners round background and border always, contents only when masked`() throws {
    let stage = Stage()
    let layer = stage.box()
    layer.cornerRadius = 3
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.backgroundColor = .white
    layer.borderWidth = 1
    layer.contents = image(4, 4)
    CATransaction.flush()
    let outline = Scene.Shape.roundedRect(
      layer.bounds, CornerRadii(topLeft: 3, topRight: 0, bottomRight: 3, bottomLeft: 0), .circular)
    stage.clock.advance(to: 1)
    var node = try #require(stage.lastNode(at: 1))
    #expect(node.drawings.first == .fill(outline, .color(.white), rule: .nonZero))
    #expect(node.overlays == [.border(outline, width: 1, .black)])
    #expect(node.clip == nil)
    layer.masksToBounds = true
    stage.clock.advance(to: 2)
    node = try #require(stage.lastNode(at: 2))
    #expect(node.clip == outline)
    guard case .group(let group)? = node.drawings.last else {
      Issue.record("contents are not cut off")
      return
    }
    #expect(group.clips == [Scene.Clip(shape: outline)])
  }

  @Test func `sublayers lie in order of zPosition, then of index`() {
    let stage = Stage()
    for (name, depth) in [("a", 1.0), ("b", 0), ("c", 1), ("d", -1)] {
      let layer = CALayer()
      layer.name = name
      layer.zPosition = CGFloat(depth)
      stage.root.addSublayer(layer)
    }
    CATransaction.flush()
    let names = stage.context.snapshot(at: 0).nodes[0].children.map(\.name)
    #expect(names == ["d", "b", "a", "c"])
  }

  /// A 20 × 10 picture in bounds of 80 × 60; names of edges are those of a y that grows upwards.
  @Test(arguments: [
    ("resize", CGRect(x: 0, y: 0, width: 80, height: 60)),
    ("resizeAspect", CGRect(x: 0, y: 10, width: 80, height: 40)),
    ("resizeAspectFill", CGRect(x: -20, y: 0, width: 120, height: 60)),
    ("center", CGRect(x: 30, y: 25, width: 20, height: 10)),
    ("unheard of", CGRect(x: 30, y: 25, width: 20, height: 10)),
    ("top", CGRect(x: 30, y: 50, width: 20, height: 10)),
    ("bottom", CGRect(x: 30, y: 0, width: 20, height: 10)),
    ("left", CGRect(x: 0, y: 25, width: 20, height: 10)),
    ("right", CGRect(x: 60, y: 25, width: 20, height: 10)),
    ("topLeft", CGRect(x: 0, y: 50, width: 20, height: 10)),
    ("bottomRight", CGRect(x: 60, y: 0, width: 20, height: 10)),
  ])
  func `contents go where gravity says`(name: String, place: CGRect) throws {
    let stage = Stage()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
    layer.contents = image(20, 10)
    layer.contentsGravity = CALayerContentsGravity(rawValue: name)
    stage.add(layer)
    guard case .image(let placement)? = stage.lastNode()?.drawings.first else {
      Issue.record("no picture")
      return
    }
    #expect(placement.destination == place)
  }

  @Test func `contents at a scale take fewer points`() {
    let stage = Stage()
    let layer = stage.box()
    layer.contents = image(6, 6)
    layer.contentsScale = 3
    layer.contentsGravity = .center
    stage.clock.advance(to: 1)
    guard case .image(let placement)? = stage.lastNode(at: 1)?.drawings.first else {
      Issue.record("no picture")
      return
    }
    #expect(placement.destination == CGRect(x: 4, y: 4, width: 2, height: 2))
  }

  @Test func `a shadow is as soft as its radius and masking kills it`() throws {
    let stage = Stage()
    let layer = stage.box()
    layer.backgroundColor = .white
    layer.shadowOpacity = 0.5
    stage.clock.advance(to: 1)
    let node = try #require(stage.lastNode(at: 1))
    // The reach of 2 × radius is two standard deviations.
    #expect(
      node.shadow
        == Scene.Shadow(
          color: Color(white: 0, alpha: 0.5), offset: CGSize(width: 0, height: -3), sigma: 3))
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    layer.masksToBounds = true
    stage.clock.advance(to: 2)
    #expect(stage.lastNode(at: 2)?.shadow == nil)
    layer.masksToBounds = false
    stage.clock.advance(to: 3)
    #expect(stage.lastNode(at: 3)?.shadow?.path == layer.shadowPath?.value)
  }

  @Test func `shapes are trimmed, dashed and not cut off at the bounds`() {
    let stage = Stage()
    let layer = CAShapeLayer()
    layer.fillColor = nil
    layer.strokeColor = .black
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 500, y: 0)])
    layer.path = line
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    layer.lineDashPattern = [4, 2]
    layer.lineCap = .round
    stage.add(layer)
    let visible = Path(elements: [
      .move(to: CGPoint(x: 125, y: 0)), .line(to: CGPoint(x: 375, y: 0)),
    ])
    #expect(
      stage.lastNode()?.drawings == [
        .stroke(
          .path(visible), Scene.StrokeStyle(width: 1, cap: .round, dashes: [4, 2]), .color(.black))
      ])
  }

  @Test func `what cannot be shown is told once per layer`() {
    let stage = Stage()
    for name in ["a", "a", "b"] {
      let layer = CALayer()
      layer.name = name
      layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
      layer.contents = "no picture"
      stage.add(layer)
    }
    let issues = stage.context.snapshot(at: 0).issues
    #expect(issues.map(\.location) == ["a", "b"])
    #expect(issues.allSatisfy { $0.api == "CALayer.contents" })
  }

  @Test func `hidden and clear layers are left out with all below`() {
    let stage = Stage()
    let (hidden, clear) = (CALayer(), CALayer())
    hidden.isHidden = true
    clear.opacity = 0
    clear.addSublayer(CALayer())
    stage.add(hidden)
    stage.add(clear)
    #expect(stage.context.snapshot(at: 0).nodes[0].children.isEmpty)
  }

  @Test func `a mask limits a layer, is not among its sublayers and has it as superlayer`() throws {
    let stage = Stage()
    let (layer, mask) = (stage.box(at: CGPoint(x: 50, y: 50)), CAShapeLayer())
    mask.path = CGPath(ellipseIn: layer.bounds)
    layer.mask = mask
    CATransaction.flush()
    #expect(layer.sublayers == nil)
    #expect(mask.superlayer === layer)
    let node = try #require(stage.lastNode())
    let maskNode = try #require(node.mask?.nodes.first)
    #expect(maskNode.transform == node.transform)
    mask.isHidden = true
    stage.clock.advance(to: 1)
    #expect(stage.lastNode(at: 1) == nil)
  }

  @Test func `radial gradients are ellipses and vanish when the points share an axis`() {
    let stage = Stage()
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [CGColor.black, CGColor.white]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    stage.add(layer)
    guard
      case .fill(_, .radialGradient(_, let center, let radii), _)? = stage.lastNode()?.drawings
        .first
    else {
      Issue.record("no radial gradient")
      return
    }
    #expect(center == CGPoint(x: 20, y: 10))
    #expect(radii == CGSize(width: 20, height: 10))
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    stage.clock.advance(to: 1)
    #expect(stage.lastNode(at: 1)?.drawings.isEmpty == true)
  }

  @Test func `a gradient's colours mix with gamma 1.8, not as sRGB`() throws {
    let stage = Stage()
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [CGColor.black, CGColor.white]
    stage.add(layer)
    guard
      case .fill(_, .axialGradient(let ramp, let start, let end), _)? = stage.lastNode()?
        .drawings.first
    else {
      Issue.record("no axial gradient")
      return
    }
    #expect(start == CGPoint(x: 20, y: 0) && end == CGPoint(x: 20, y: 20))
    // Half in gamma 1.8 is 0.5^1.8 = 0.28717 linear, which sRGB encodes as 0.57296.
    let middle = try #require(ramp.stops.first { $0.location == 0.5 })
    #expect(agree(middle.color.red, 1.055 * pow(pow(0.5, 1.8), 1 / 2.4) - 0.055, within: 1e-9))
    #expect(middle.color.red > 0.55)
  }

  @Test func `rendering in a context ignores the layer's own place and its animations`() {
    let stage = Stage()
    let (layer, inner) = (stage.box(at: CGPoint(x: 90, y: 90)), CALayer())
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    layer.backgroundColor = .white
    inner.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    inner.position = CGPoint(x: 5, y: 5)
    inner.backgroundColor = .black
    layer.addSublayer(inner)
    CATransaction.flush()
    let before = stage.context.snapshot(at: 0)
    inner.add(basic("position.x", from: 0, to: 1), forKey: nil)
    let context = CGContext(bounds: layer.bounds)
    layer.render(in: context)
    let child = Scene.Drawing.group(
      .init(
        drawings: [
          .group(
            .init(
              drawings: [
                .fill(
                  .rect(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(.black), rule: .nonZero)
              ], transform: CGAffineTransform(translationX: 4, y: 4)))
        ]))
    #expect(
      context.drawings == [
        .group(
          .init(drawings: [
            .group(
              .init(drawings: [.fill(.rect(layer.bounds), .color(.white), rule: .nonZero)])),
            child,
          ]))
      ])
    inner.removeAllAnimations()
    #expect(stage.context.snapshot(at: 0) == before)
    // A shadow is drawn, its path is not read.
    layer.shadowOpacity = 1
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let again = CGContext(bounds: layer.bounds)
    layer.render(in: again)
    guard case .group(let group)? = again.drawings.first else { return }
    #expect(group.shadow != nil && group.shadow?.path == nil)
  }
}
