import Foundation
import Geometry
import Testing

struct PathTrimmingTests {
  @Test func `a trimmed line keeps the part between the fractions`() {
    let line = Path(elements: [.move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 100, y: 0))])
    #expect(
      line.trimmed(from: 0.25, to: 0.75).elements == [
        .move(to: CGPoint(x: 25, y: 0)), .line(to: CGPoint(x: 75, y: 0)),
      ])
  }
}
