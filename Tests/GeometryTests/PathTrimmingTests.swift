import Foundation
import Geometry
import Testing

struct PathTrimmingTests {
  private let square = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a trimmed line keeps the part between the fractions`() {
    let line = Path(elements: [.move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 100, y: 0))])
    #expect(
      line.trimmed(from: 0.25, to: 0.75).elements == [
        .move(to: CGPoint(x: 25, y: 0)), .line(to: CGPoint(x: 75, y: 0)),
      ])
  }

  @Test func `a closed path counts its closing side and is open when cut`() {
    #expect(square.length == 40)
    #expect(
      square.trimmed(from: 0.625, to: 1).elements == [
        .move(to: CGPoint(x: 5, y: 10)), .line(to: CGPoint(x: 0, y: 10)),
        .line(to: CGPoint(x: 0, y: 0)),
      ])
  }

  @Test func `fractions are clamped, nothing is left of an empty range`() {
    #expect(square.trimmed(from: -1, to: 2) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.7, to: 0.2).isEmpty)
  }

  @Test func `subpaths are run through one after the other`() {
    let two = Path(elements: [
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 5)),
      .line(to: CGPoint(x: 30, y: 5)),
    ])
    #expect(
      two.trimmed(from: 0, to: 0.5).elements == [
        .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .move(to: CGPoint(x: 0, y: 5)),
        .line(to: CGPoint(x: 10, y: 5)),
      ])
  }

  @Test func `a circle's length and trimmed length are right`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    // The four Béziers bulge by 0.02 % of the radius at most.
    #expect(agree(circle.length, 20 * .pi, within: 0.02))
    for (start, end) in [(0.0, 0.1), (0.2, 0.55), (0.9, 1)] {
      let part = circle.trimmed(from: CGFloat(start), to: CGFloat(end))
      #expect(agree(part.length, circle.length * CGFloat(end - start), within: 1e-6))
    }
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func `a place along a circle has its angle of travel`(fraction: Double) throws {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let place = try #require(circle.position(atFraction: CGFloat(fraction)))
    let angle = CGFloat(fraction) * 2 * .pi
    #expect(agree(place.point.x, 10 * cos(angle), within: 1e-6))
    #expect(agree(place.point.y, 10 * sin(angle), within: 1e-6))
    #expect(agree(sin(place.angle - angle - .pi / 2), 0, within: 1e-6))
  }

  @Test func `dashes start inside the pattern and turn corners`() {
    let bent = Path(elements: [
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
    ])
    #expect(
      bent.dashed(phase: 2, lengths: [6, 3]).elements == [
        .move(to: .zero), .line(to: CGPoint(x: 4, y: 0)), .move(to: CGPoint(x: 7, y: 0)),
        .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 3)),
        .move(to: CGPoint(x: 10, y: 6)), .line(to: CGPoint(x: 10, y: 10)),
      ])
    #expect(bent.dashed(phase: 0, lengths: [0, 0]) == bent)
  }
}
