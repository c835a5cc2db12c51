import Bitmaps
import Foundation
import Geometry
import Rasterization
import Scenes
import Testing

struct DamageTests {
  private static let targets = [
    RenderTarget(size: PixelSize(width: 90, height: 70), scaleX: 1, scaleY: 1),
    RenderTarget(
      size: PixelSize(width: 120, height: 90), scaleX: 1.33, scaleY: 1.29,
      origin: CGPoint(x: -1.5, y: 2)),
    RenderTarget(
      size: PixelSize(width: 81, height: 63), scaleX: 0.891, scaleY: 0.8902,
      capture: Capture(deviceScale: 3, reduction: .bilinear, blur: 0.33)),
    RenderTarget(
      size: PixelSize(width: 81, height: 63), scaleX: 0.9, scaleY: 0.9,
      capture: Capture(deviceScale: 2, reduction: .area)),
  ]

  @Test(arguments: 0..<24)
  func `Repainting the damage gives the same bytes as painting anew`(seed: Int) throws {
    var random = RandomScenes(seed: UInt64(seed))
    let target = Self.targets[seed % Self.targets.count]
    let rasterizer = Rasterizer()
    var scene = random.scene()
    var painted = try rasterizer.paint(scene, target: target)
    for step in 0..<3 {
      let before = painted
      scene = random.changed(scene)
      painted = try rasterizer.paint(scene, target: target, after: painted)
      let whole = try Rasterizer().bitmap(of: scene, target: target)
      let wrong = whole.dirtyRect(comparedWith: painted.bitmap)
      #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong) of damage \(painted.damage)")
      let changed = painted.bitmap.dirtyRect(comparedWith: before.bitmap)
      #expect(painted.damage.contains(changed), "seed \(seed), step \(step)")
    }
  }

  @Test func `A scene that has not changed has no damage`() throws {
    var random = RandomScenes(seed: 7)
    let scene = random.scene()
    let damage = try Rasterizer.damage(from: scene, to: scene, target: Self.targets[0])
    #expect(damage.isEmpty)
  }

  @Test func `A moved square damages where it was and where it is`() throws {
    func scene(_ x: CGFloat) -> Scene {
      Scene(
        size: CGSize(width: 100, height: 100), background: .white,
        nodes: [
          Scene.Node(
            id: .init(0),
            drawings: [
              .fill(
                .rect(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(.white), rule: .nonZero)
            ],
            children: [
              Scene.Node(
                id: .init(1),
                transform: PlanarTransform(CGAffineTransform(translationX: x, y: 10)),
                drawings: [
                  .fill(
                    .rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black),
                    rule: .nonZero)
                ])
            ])
        ])
    }
    let target = RenderTarget(
      size: PixelSize(width: 100, height: 100), scaleX: 1, scaleY: 1)
    #expect(
      try Rasterizer.damage(from: scene(10), to: scene(15), target: target)
        == PixelRect(x: 10, y: 10, width: 15, height: 10))
  }
}
