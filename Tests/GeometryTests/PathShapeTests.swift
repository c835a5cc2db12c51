import Foundation
import Geometry
import Testing

struct PathShapeTests {
  @Test func `inside and outside follow the fill rule`() {
    let outer = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = Path(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    let both = Path(elements: outer.elements + inner.elements)
    let middle = CGPoint(x: 15, y: 15)
    #expect(both.contains(middle))
    #expect(!both.contains(middle, evenOdd: true))
    #expect(both.contains(CGPoint(x: 5, y: 5), evenOdd: true))
    #expect(!both.contains(CGPoint(x: 35, y: 5)))
  }

  @Test func `a circle contains exactly the points within its radius`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let point = CGPoint(
        x: CGFloat.random(in: -12...12, using: &random),
        y: CGFloat.random(in: -12...12, using: &random))
      let distance = hypot(point.x, point.y)
      guard abs(distance - 10) > 0.02 else { continue }
      #expect(circle.contains(point) == (distance < 10), "\(point)")
    }
  }

  @Test func `flattening stays within the tolerance`() {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    for tolerance in [1.0, 0.1, 0.01] as [CGFloat] {
      let flat = circle.flattened(tolerance: tolerance)
      let points = flat.elements.compactMap(\.endPoint)
      for (a, b) in zip(points, points.dropFirst()) {
        let sagitta = 100.03 - hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
        #expect(sagitta < tolerance + 0.06)
      }
    }
  }

  @Test func `the tight box leaves control points out`() {
    let arch = Path(elements: [
      .move(to: .zero),
      .curve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20)),
    ])
    #expect(arch.boundingBox.height == 20)
    #expect(agree(arch.tightBoundingBox.height, 15))
  }

  @Test func `paths of one make mix, others do not`() {
    let a = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = Path(rect: CGRect(x: 10, y: 0, width: 30, height: 10))
    #expect(
      a.interpolated(to: b, amount: 0.5) == Path(rect: CGRect(x: 5, y: 0, width: 20, height: 10)))
    #expect(a.interpolated(to: Path(ellipseIn: .zero), amount: 0.5) == nil)
  }

  @Test func `an arc by tangents rounds the corner inside`() {
    // From (0, 0) to the right, then down: the centre lies at (5, 5).
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    #expect(agree(path.currentPoint.x, 10) && agree(path.currentPoint.y, 5))
    #expect(agree(path.value.length, 5 + 5 * .pi / 2, within: 1e-2))
    // The other way round the corner, upwards.
    let up = CGMutablePath()
    up.move(to: .zero)
    up.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 5)
    #expect(agree(up.currentPoint.x, 10) && agree(up.currentPoint.y, -5))
    #expect(agree(up.value.length, 5 + 5 * .pi / 2, within: 1e-2))
  }

  @Test func `corners of a rounded rectangle may be elliptical`() {
    let path = CGPath(
      roundedRect: CGRect(x: 10, y: 10, width: 40, height: 20), cornerWidth: 20, cornerHeight: 5)
    // On the ellipse ((x − 30)/20)² + ((y − 15)/5)² = 1, at 45° of its parameter.
    let (x, y) = (30 - 20 * 0.5.squareRoot(), 15 - 5 * 0.5.squareRoot())
    #expect(path.contains(CGPoint(x: x + 0.1, y: y + 0.1)))
    #expect(!path.contains(CGPoint(x: x - 0.1, y: y - 0.1)))
    #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 40, height: 20))
    let square = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(
      CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 2).value
        == Path(roundedRect: square, radii: CornerRadii(2)))
  }

  @Test func `steps are listed as Quartz lists them`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    var seen: [CGPathElement] = []
    path.applyWithBlock { seen.append($0) }
    #expect(seen.map(\.type) == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(seen[1].points == [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0)])
  }

  @Test func `an upright rectangle is recognised`() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect).isRect(&rect))
  }
}
