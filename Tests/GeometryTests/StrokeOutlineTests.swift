import Foundation
import Geometry
import Testing

struct StrokeOutlineTests {
  /// A right angle from (0, 0) over (10, 0) to (10, 10), stroked 4 wide.
  private func outline(cap: Path.PenCap = .butt, join: Path.PenJoin = .miter) -> Path {
    Path(elements: [
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
    ]).stroked(width: 4, cap: cap, join: join)
  }

  struct Probe: Sendable {
    var point: CGPoint
    var butt: Bool
    var round: Bool
    var square: Bool
  }

  static let ends = [
    Probe(point: CGPoint(x: 5, y: 1.9), butt: true, round: true, square: true),
    Probe(point: CGPoint(x: 5, y: 2.1), butt: false, round: false, square: false),
    Probe(point: CGPoint(x: -1.9, y: 0), butt: false, round: true, square: true),
    Probe(point: CGPoint(x: -1.9, y: 1.9), butt: false, round: false, square: true),
    Probe(point: CGPoint(x: -2.1, y: 0), butt: false, round: false, square: false),
  ]

  @Test(arguments: ends)
  func `ends are cut, round or square`(probe: Probe) {
    #expect(outline(cap: .butt).contains(probe.point) == probe.butt)
    #expect(outline(cap: .round).contains(probe.point) == probe.round)
    #expect(outline(cap: .square).contains(probe.point) == probe.square)
  }

  @Test func `corners are pointed, round or cut`() {
    let (tip, bulge, cut) = (
      CGPoint(x: 11.9, y: -1.9), CGPoint(x: 11.3, y: -1.3), CGPoint(x: 10.9, y: -0.9)
    )
    #expect([tip, bulge, cut].map { outline(join: .miter).contains($0) } == [true, true, true])
    #expect([tip, bulge, cut].map { outline(join: .round).contains($0) } == [false, true, true])
    #expect([tip, bulge, cut].map { outline(join: .bevel).contains($0) } == [false, false, true])
  }

  @Test func `a ring covers its line and leaves its middle free`() {
    let ring = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).stroked(width: 4)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let angle = CGFloat.random(in: 0...6, using: &random)
      let distance = CGFloat.random(in: 5...15, using: &random)
      guard abs(abs(distance - 10) - 2) > 0.05 else { continue }
      let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
      #expect(ring.contains(point) == (abs(distance - 10) < 2), "\(point)")
    }
  }
}
