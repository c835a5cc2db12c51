import Bitmaps
import Testing

@testable import SceneFiles

struct CanvasDescriptionTests {
  private func canvas(_ text: String) throws -> CanvasDescription {
    try SceneText("canvas: \(text)\nrecord: { fps: 1, duration: 1 }").read().description.canvas
  }

  @Test
  func `the output is the size in points times the scale, rounded up`() throws {
    #expect(
      try canvas("{ width: 339, height: 276 }").pixelSize == PixelSize(width: 339, height: 276))
    #expect(
      try canvas("{ width: 10, height: 10, scale: [0.55, 3] }").pixelSize
        == PixelSize(width: 6, height: 30))
    #expect(
      try canvas("{ width: 30, height: 10, scale: 0.1 }").pixelSize
        == PixelSize(width: 3, height: 1))
    #expect(
      try canvas("{ width: 339, height: 276, pixels: [302, 246] }").pixelSize
        == PixelSize(width: 302, height: 246))
  }

  @Test
  func `another scale takes everything in pixels along`() throws {
    let canvas = try canvas(
      "{ width: 100, height: 50, scale: [0.5, 0.25], pixels: [60, 20], origin: [3, 4] }"
    ).scaled(to: 1)
    #expect(canvas.scale == Scale(x: 1, y: 0.5))
    #expect(canvas.pixelSize == PixelSize(width: 120, height: 40))
    #expect(Double(canvas.origin.x) == 6)
    #expect(Double(canvas.origin.y) == 8)
  }
}
