import Bitmaps
import Foundation
import Geometry
import Scenes

/// Scenes made from a seed: the same on every run and machine (SplitMix64).
struct RandomScenes: RandomNumberGenerator {
  private var state: UInt64
  private let picture: Scene.Image

  init(seed: UInt64) {
    state = seed
    var pixels: [Pixel] = []
    for i in 0..<1_024 {
      let (x, y) = (UInt8(i % 32), UInt8(i / 32))
      pixels.append(
        Pixel(straightRed: x &* 8, green: y &* 8, blue: x ^ y, alpha: i % 7 == 0 ? 90 : 255))
    }
    picture = Scene.Image(Bitmap(size: PixelSize(width: 32, height: 32), pixels: pixels))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> CGFloat {
    CGFloat(Double.random(in: low...high, using: &self))
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func scene() -> Scene {
    var id = 0
    return Scene(
      size: CGSize(width: 90, height: 70), background: chance(80) ? .white : .clear,
      nodes: (0..<Int.random(in: 2...5, using: &self)).map { _ in node(depth: 0, &id) })
  }

  /// The scene with something changed.
  mutating func changed(_ scene: Scene) -> Scene {
    var scene = scene
    let index = Int.random(in: 0..<scene.nodes.count, using: &self)
    change(&scene.nodes[index])
    if chance(10) { scene.nodes.swapAt(0, index) }
    if chance(10), scene.nodes.count > 1 { scene.nodes.remove(at: index) }
    return scene
  }

  private mutating func change(_ node: inout Scene.Node) {
    if !node.children.isEmpty, chance(60) {
      change(&node.children[Int.random(in: 0..<node.children.count, using: &self)])
      return
    }
    switch Int.random(in: 0..<4, using: &self) {
    case 0: node.opacity = Double(number(0.2, 1))
    case 1: node.transform = transform()
    case 2: node.drawings.append(drawing())
    default: if !node.drawings.isEmpty { node.drawings[0] = drawing() }
    }
  }

  mutating func transform() -> PlanarTransform {
    var affine = CGAffineTransform(translationX: number(0, 60), y: number(0, 50))
    if chance(30) { affine = affine.rotated(by: number(-3, 3)) }
    var map = PlanarTransform(affine)
    if chance(8) { map.perspectiveX = number(-0.004, 0.004) }
    return map
  }

  private mutating func node(depth: Int, _ id: inout Int) -> Scene.Node {
    var node = Scene.Node(
      id: .init(id), transform: transform(), bounds: CGRect(x: 0, y: 0, width: 40, height: 30))
    id += 1
    node.drawings = (0..<Int.random(in: 0...3, using: &self)).map { _ in drawing() }
    if chance(30) { node.opacity = Double(number(0.2, 1)) }
    if chance(10) {
      node.blendMode = Scene.BlendMode.allCases.randomElement(using: &self) ?? .normal
    }
    if chance(15) { node.blurSigma = Double(number(0.4, 4)) }
    if chance(15) {
      node.shadow = Scene.Shadow(
        color: Color(white: 0, alpha: 0.5), offset: CGSize(width: 2.3, height: 3),
        sigma: Double(number(0, 4)), path: chance(50) ? shape().path : nil)
    }
    if chance(12) {
      node.backdrop = Scene.Backdrop(
        sigma: Double(number(0.5, 5)), saturation: 1.8, tint: Color(white: 1, alpha: 0.3),
        opacity: Double(number(0.3, 1)), shape: shape())
    }
    if chance(30) { node.clip = shape() }
    if chance(10) {
      node.mask = Scene.Mask(nodes: [
        Scene.Node(id: .init(1_000 + id), transform: node.transform, drawings: [drawing()])
      ])
    }
    if depth < 2 {
      node.children = (0..<Int.random(in: 0...3, using: &self)).map { _ in
        self.node(depth: depth + 1, &id)
      }
    }
    if chance(20) { node.overlays = [.border(shape(), width: number(0.5, 3), color())] }
    return node
  }

  mutating func color() -> Color {
    Color(
      red: Double(number(0, 1)), green: Double(number(0, 1)), blue: Double(number(0, 1)),
      alpha: chance(60) ? 1 : Double(number(0.2, 1)))
  }

  private mutating func rect() -> CGRect {
    let rect = CGRect(
      x: number(-8, 20), y: number(-8, 20), width: number(2, 40), height: number(2, 30))
    return chance(50) ? rect.integral : rect
  }

  mutating func shape() -> Scene.Shape {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .rect(rect())
    case 1: .roundedRect(rect(), CornerRadii(number(0, 9)), .circular)
    case 2: .roundedRect(rect(), CornerRadii(number(0, 9)), .continuous)
    default: .path(Path(ellipseIn: rect()))
    }
  }

  private mutating func paint() -> Scene.Paint {
    let gradient = Scene.Gradient(stops: [
      .init(location: 0, color: color()), .init(location: 0.6, color: color()),
      .init(location: 1, color: color()),
    ])
    let point = CGPoint(x: number(0, 20), y: number(0, 20))
    switch Int.random(in: 0..<8, using: &self) {
    case 0:
      return .axialGradient(gradient, start: point, end: CGPoint(x: number(21, 40), y: 9))
    case 1: return .radialGradient(gradient, center: point, radii: CGSize(width: 20, height: 12))
    case 2: return .conicGradient(gradient, center: point, angle: number(0, 6))
    case 3: return .pattern(picture, origin: point, tile: CGSize(width: 9, height: 7.5))
    default: return .color(color())
    }
  }

  mutating func drawing() -> Scene.Drawing {
    switch Int.random(in: 0..<8, using: &self) {
    case 0:
      return .stroke(
        shape(),
        Scene.StrokeStyle(
          width: number(0.3, 5), cap: .round, join: .round, dashes: chance(30) ? [3, 2] : []),
        paint())
    case 1: return .border(shape(), width: number(0.5, 4), color())
    case 2, 3:
      return .image(
        Scene.ImagePlacement(
          image: picture, destination: rect(),
          stretch: chance(30)
            ? CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            : CGRect(x: 0, y: 0, width: 1, height: 1), scale: 2, clip: chance(30) ? shape() : nil,
          magnification: chance(20) ? .nearest : .linear, tint: chance(10) ? color() : nil))
    case 4:
      return .group(
        Scene.Group(
          drawings: [
            .fill(shape(), paint(), rule: .nonZero), .fill(shape(), paint(), rule: .evenOdd),
          ],
          transform: CGAffineTransform(rotationAngle: number(-0.3, 0.3)),
          opacity: Double(number(0.3, 1)), clips: [Scene.Clip(shape: shape())],
          shadow: chance(30)
            ? Scene.Shadow(color: .black, offset: CGSize(width: 1, height: 2), sigma: 2) : nil))
    default: return .fill(shape(), paint(), rule: .nonZero)
    }
  }
}
