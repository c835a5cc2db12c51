import Bitmaps
import Foundation
import Geometry
import Rasterization
import Scenes
import Testing

struct RasterizerTests {
  private func scene(_ drawings: [Scene.Drawing], transform: CGAffineTransform = .identity) -> Scene
  {
    Scene(
      size: CGSize(width: 20, height: 10), background: .white,
      nodes: [
        Scene.Node(id: .init(0), transform: PlanarTransform(transform), drawings: drawings)
      ])
  }

  @Test func `A whole-pixel rectangle has hard edges`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let bitmap = try Rasterizer().bitmap(
      of: scene([
        .fill(.rect(CGRect(x: 2, y: 3, width: 4, height: 5)), .color(red), rule: .nonZero)
      ]))
    #expect(bitmap.size == PixelSize(width: 20, height: 10))
    #expect(bitmap[2, 3] == Pixel(packed: 0xFFFF_0000))
    #expect(bitmap[5, 7] == Pixel(packed: 0xFFFF_0000))
    #expect(bitmap[1, 3] == .white)
    #expect(bitmap[6, 7] == .white)
    #expect(bitmap[2, 8] == .white)
  }

  @Test func `A quarter turn takes the x axis to the y axis`() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 10, y: 0))
    let bitmap = try Rasterizer().bitmap(
      of: scene(
        [
          .fill(
            .rect(CGRect(x: 1, y: 0, width: 5, height: 2)), .color(.black), rule: .nonZero)
        ], transform: turn))
    #expect(bitmap[9, 3] == .black)
    #expect(bitmap[8, 5] == .black)
    #expect(bitmap[10, 3] == .white)
    #expect(bitmap[9, 7] == .white)
  }

  @Test func `Axes may have different scales and the canvas an origin`() throws {
    let target = RenderTarget(
      size: PixelSize(width: 8, height: 8), scaleX: 2, scaleY: 1,
      origin: CGPoint(x: 1, y: 2))
    let bitmap = try Rasterizer().bitmap(
      of: scene([
        .fill(.rect(CGRect(x: 2, y: 3, width: 1, height: 1)), .color(.black), rule: .nonZero)
      ]), target: target)
    let black = (0..<8).flatMap { y in (0..<8).map { x in (x, y) } }
      .filter { bitmap[$0.0, $0.1] == .black }
    #expect(black.map { [$0.0, $0.1] } == [[2, 1], [3, 1]])
  }

  @Test func `Group opacity does not show what lies behind inside the group`() throws {
    let child = Scene.Node(
      id: .init(1),
      drawings: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(.white), rule: .nonZero)
      ])
    var scene = scene([
      .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(.black), rule: .nonZero)
    ])
    scene.background = .black
    scene.nodes[0].children = [child]
    scene.nodes[0].opacity = 0.5
    let gray = try Rasterizer().bitmap(of: scene)[3, 3]
    #expect(abs(Int(gray.red) - 128) <= 1)
  }

  @Test func `A border lies inside its shape`() throws {
    let shape = Scene.Shape.rect(CGRect(x: 2, y: 2, width: 8, height: 6))
    let bitmap = try Rasterizer().bitmap(of: scene([.border(shape, width: 1, .black)]))
    #expect(bitmap[2, 2] == .black)
    #expect(bitmap[9, 7] == .black)
    #expect(bitmap[1, 2] == .white)
    #expect(bitmap[3, 3] == .white)
  }

  @Test func `An axial gradient extends its ends and mixes in between`() throws {
    let gradient = Scene.Gradient(stops: [
      .init(location: 0, color: .black), .init(location: 1, color: .white),
    ])
    let bitmap = try Rasterizer().bitmap(
      of: scene([
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 20, height: 10)),
          .axialGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0)),
          rule: .nonZero)
      ]))
    #expect(bitmap[0, 5] == .black)
    #expect(bitmap[19, 5] == .white)
    #expect(abs(Int(bitmap[9, 5].red) - 115) <= 1)
  }

  @Test func `A reduced picture is the average of what it covers`() throws {
    // A checkerboard of black and white pixels, 40 × 20 shown 20 × 10.
    let checks = Bitmap(
      size: PixelSize(width: 40, height: 20),
      pixels: (0..<800).map { ($0 % 40 + $0 / 40) % 2 == 0 ? .black : .white })
    let bitmap = try Rasterizer().bitmap(
      of: scene([
        .image(
          Scene.ImagePlacement(
            image: Scene.Image(checks), destination: CGRect(x: 0, y: 0, width: 20, height: 10)))
      ]))
    #expect(Set(bitmap.pixels).count == 1)
    #expect(abs(Int(bitmap[4, 4].red) - 128) <= 1)
  }

  @Test func `A picture at its own size is copied exactly`() throws {
    let pixels = (0..<200).map { Pixel(packed: 0xFF00_0000 | UInt32($0) &* 0x01_0307) }
    let picture = Bitmap(size: PixelSize(width: 20, height: 10), pixels: pixels)
    let bitmap = try Rasterizer().bitmap(
      of: scene([
        .image(
          Scene.ImagePlacement(
            image: Scene.Image(picture), destination: CGRect(x: 0, y: 0, width: 20, height: 10)))
      ]))
    #expect(bitmap == picture)
  }

  @Test func `An SVG is drawn where it belongs`() throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4"/></svg>"#
    let image = Scene.Image(svg: Data(svg.utf8), size: CGSize(width: 4, height: 4))
    let bitmap = try Rasterizer().bitmap(
      of: scene([
        .image(
          Scene.ImagePlacement(
            image: image, destination: CGRect(x: 4, y: 2, width: 8, height: 4)))
      ]))
    #expect(bitmap[4, 2] == .black)
    #expect(bitmap[7, 5] == .black)
    #expect(bitmap[8, 5] == .white)
    #expect(bitmap[3, 3] == .white)
    #expect(bitmap[5, 6] == .white)
  }

  @Test func `An impossible scale is refused`() {
    #expect(throws: RasterizerError.badScale(x: 0, y: 0)) {
      try Rasterizer().bitmap(of: scene([]), scale: 0)
    }
  }
}
