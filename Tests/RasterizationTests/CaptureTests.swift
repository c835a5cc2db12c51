import Bitmaps
import Foundation
import Geometry
import Rasterization
import Scenes
import Testing

struct CaptureTests {
  /// A black line one point wide on white.
  private func scene(x: CGFloat) -> Scene {
    Scene(
      size: CGSize(width: 100, height: 40), background: .white,
      nodes: [
        Scene.Node(
          id: .init(0),
          drawings: [
            .fill(.rect(CGRect(x: x, y: 0, width: 1, height: 40)), .color(.black), rule: .nonZero)
          ])
      ])
  }

  private func row(_ capture: Capture?, x: CGFloat) throws -> [UInt8] {
    let target = RenderTarget(
      size: PixelSize(width: 89, height: 35), scaleX: 0.891, scaleY: 0.89, capture: capture)
    let bitmap = try Rasterizer().bitmap(of: scene(x: x), target: target)
    return (0..<89).map { bitmap[$0, 17].red }
  }

  @Test func `Bilinear samples leave a thin line hard or let it vanish`() throws {
    for x in stride(from: 20 as CGFloat, to: 30, by: 1) {
      let dark = try row(Capture(reduction: .bilinear), x: x).filter { $0 < 255 }
      // A sample sees four screen pixels: two samples may touch a line of three, one of them most.
      #expect(dark.count <= 2)
      #expect(dark.count == 1 ? true : dark.contains { $0 < 150 }, "\(x): \(dark)")
    }
  }

  @Test func `Area reduction keeps a thin line's darkness`() throws {
    for x in stride(from: 20 as CGFloat, to: 30, by: 1) {
      let row = try row(Capture(reduction: .area), x: x)
      let darkness = row.reduce(0) { $0 + 255 - Int($1) }
      #expect(abs(Double(darkness) / 255 - 0.891) < 0.03, "\(x): \(darkness)")
    }
  }

  @Test func `A screen pixel per picture pixel changes nothing`() throws {
    let scene = try GoldenScene.text.scene()
    let plain = try RenderTarget(showing: scene, scale: 2)
    var captured = plain
    for reduction in Capture.Reduction.allCases {
      captured.capture = Capture(deviceScale: 2, reduction: reduction)
      #expect(
        try Rasterizer().bitmap(of: scene, target: captured)
          == Rasterizer().bitmap(of: scene, target: plain))
    }
  }

  @Test func `A screen without pixels is refused`() {
    let target = RenderTarget(
      size: PixelSize(width: 9, height: 9), scaleX: 1, scaleY: 1,
      capture: Capture(deviceScale: 0))
    #expect(throws: RasterizerError.badScale(x: 0, y: 0)) {
      try Rasterizer().bitmap(of: scene(x: 1), target: target)
    }
  }
}
