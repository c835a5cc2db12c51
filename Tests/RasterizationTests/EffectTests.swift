import Bitmaps
import Foundation
import Geometry
import Rasterization
import Scenes
import Testing

struct EffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A picture with edges, ramps and noise, 192 pixels square.
  private static let picture: Bitmap = {
    var random = RandomScenes(seed: 3)
    var pixels: [Pixel] = []
    for y in 0..<192 {
      for x in 0..<192 {
        let noise = UInt8(truncatingIfNeeded: random.next())
        let step: UInt8 = (x / 24 + y / 40) % 2 == 0 ? 230 : 20
        pixels.append(
          Pixel(premultipliedRed: step, green: UInt8(x), blue: noise, alpha: 255))
      }
    }
    return Bitmap(size: PixelSize(width: 192, height: 192), pixels: pixels)
  }()

  @Test(arguments: [2, 3.3, 5, 8, 13, 21, 30, 40])
  func `A content blur is a Gaussian to 45 dB`(sigma: Double) throws {
    let side = 192
    let margin = 128
    let scene = Scene(
      size: CGSize(width: side + 2 * margin, height: side + 2 * margin),
      nodes: [
        Scene.Node(
          id: .init(0),
          drawings: [
            .image(
              Scene.ImagePlacement(
                image: Scene.Image(Self.picture),
                destination: CGRect(x: margin, y: margin, width: side, height: side)))
          ], blurSigma: sigma)
      ])
    let blurred = try Rasterizer().bitmap(of: scene)
    // The exact convolution, along rows then columns.
    let reach = Int((5 * sigma).rounded(.up))
    var kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = kernel.reduce(0, +)
    kernel = kernel.map { $0 / total }
    let size = side + 2 * margin
    var squares = 0.0
    for channel in [\Pixel.red, \Pixel.green, \Pixel.alpha] {
      var rows = [Double](repeating: 0, count: side * size)
      for y in 0..<side {
        for x in 0..<size {
          var sum = 0.0
          for k in -reach...reach where (0..<side).contains(x + k - margin) {
            sum += kernel[k + reach] * Double(Self.picture[x + k - margin, y][keyPath: channel])
          }
          rows[y * size + x] = sum
        }
      }
      // A sample of the pixels is enough, and quick.
      for y in stride(from: 0, to: size, by: 5) {
        for x in stride(from: 0, to: size, by: 3) {
          var sum = 0.0
          for k in -reach...reach where (0..<side).contains(y + k - margin) {
            sum += kernel[k + reach] * rows[(y + k - margin) * size + x]
          }
          let error = sum - Double(blurred[x, y][keyPath: channel])
          squares += error * error
        }
      }
    }
    let count = Double((size + 4) / 5 * ((size + 2) / 3) * 3)
    let psnr = 10 * log10(255 * 255 * count / squares)
    #expect(psnr >= 45, "σ \(sigma): \(psnr) dB")
  }

  @Test func `A shadow stands beyond its caster by the offset`() throws {
    let scene = Scene(
      size: CGSize(width: 60, height: 60), background: .white,
      nodes: [
        Scene.Node(
          id: .init(0),
          shadow: Scene.Shadow(color: .black, offset: CGSize(width: 5, height: 8), sigma: 0),
          drawings: [
            .fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(red), rule: .nonZero)
          ])
      ])
    let bitmap = try Rasterizer().bitmap(of: scene)
    #expect(bitmap[12, 12] == Pixel(red))
    #expect(bitmap[34, 37] == .black)
    #expect(bitmap[35, 38] == .white)
    #expect(bitmap[12, 31] == .white)
  }

  @Test func `What paints nothing casts no shadow`() throws {
    let scene = Scene(
      size: CGSize(width: 20, height: 20),
      nodes: [
        Scene.Node(
          id: .init(0), bounds: CGRect(x: 5, y: 5, width: 10, height: 10),
          shadow: Scene.Shadow(color: .black, offset: CGSize(width: 0, height: -3), sigma: 3))
      ])
    let bitmap = try Rasterizer().bitmap(of: scene)
    #expect(bitmap.pixels.allSatisfy { $0 == .transparent })
  }

  @Test func `A blurred shadow of content and of the same path agree`() throws {
    let rect = CGRect(x: 20, y: 20, width: 24, height: 16)
    func scene(_ path: Path?) -> Scene {
      Scene(
        size: CGSize(width: 70, height: 60), background: .white,
        nodes: [
          Scene.Node(
            id: .init(0),
            shadow: Scene.Shadow(
              color: .black, offset: CGSize(width: 0, height: 3), sigma: 4, path: path),
            drawings: [.fill(.rect(rect), .color(red), rule: .nonZero)])
        ])
    }
    let shaped = try Rasterizer().bitmap(of: scene(Path(rect: rect)))
    #expect(try Rasterizer().bitmap(of: scene(nil)) == shaped)
    #expect(shaped[32, 40].red < 200)
  }

  @Test func `A backdrop without blur but with tint mixes the tint in`() throws {
    let scene = Scene(
      size: CGSize(width: 20, height: 20), background: .black,
      nodes: [
        Scene.Node(
          id: .init(0),
          backdrop: Scene.Backdrop(
            sigma: 0, saturation: 1, tint: Color(white: 1, alpha: 0.5), opacity: 0.5,
            shape: .rect(CGRect(x: 5, y: 5, width: 10, height: 10))))
      ])
    let bitmap = try Rasterizer().bitmap(of: scene)
    #expect(abs(Int(bitmap[8, 8].red) - 64) <= 1)
    #expect(bitmap[8, 8].alpha == 255)
    #expect(bitmap[4, 4] == .black)
  }

  @Test func `A mask keeps what lies under its opaque parts`() throws {
    let mask = Scene.Node(
      id: .init(9),
      drawings: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 20)), .color(red), rule: .nonZero)
      ])
    let scene = Scene(
      size: CGSize(width: 20, height: 20), background: .white,
      nodes: [
        Scene.Node(
          id: .init(0),
          drawings: [
            .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .color(.black), rule: .nonZero)
          ], mask: Scene.Mask(nodes: [mask]))
      ])
    let bitmap = try Rasterizer().bitmap(of: scene)
    #expect(bitmap[4, 4] == .black)
    #expect(bitmap[5, 4] == .white)
  }

  @Test(arguments: [
    (Scene.BlendMode.multiply, 0x60), (.screen, 0xDF), (.difference, 0x3F), (.plusDarker, 0x3F),
    (.plusLighter, 0xFF), (.darken, 0x80), (.lighten, 0xBF), (.exclusion, 0x7F),
  ])
  func `Blend modes mix two grays as the PDF formulas say`(
    mode: Scene.BlendMode, expected: Int
  ) throws {
    let all = Scene.Shape.rect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let scene = Scene(
      size: CGSize(width: 4, height: 4), background: Color(white: Double(0xBF) / 255),
      nodes: [
        Scene.Node(
          id: .init(0), blendMode: mode,
          drawings: [.fill(all, .color(Color(white: Double(0x80) / 255)), rule: .nonZero)])
      ])
    let value = Int(try Rasterizer().bitmap(of: scene)[1, 1].red)
    #expect(abs(value - expected) <= 1, "\(mode): \(value)")
  }
}
