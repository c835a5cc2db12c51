import CoreGraphics
import Testing

struct `Importing Testing and CoreGraphics together` {
  @Test func `Paths come out as drawn`() {
    let path = star(points: 5, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBox.minY == 0)
    #expect(path.isEmpty == false)
  }
}
