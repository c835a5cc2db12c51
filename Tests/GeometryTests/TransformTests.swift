import Foundation
import Geometry
import Testing

/// Repeatable randomness: the SplitMix64 generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

func agree(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func agree(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  agree(a.a, b.a) && agree(a.b, b.b) && agree(a.c, b.c) && agree(a.d, b.d) && agree(a.tx, b.tx)
    && agree(a.ty, b.ty)
}

func agree(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  (0..<16).allSatisfy { agree(a[$0 / 4, $0 % 4], b[$0 / 4, $0 % 4]) }
}

struct TransformTests {
  @Test func `a quarter turn takes x to y, not to minus y`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let image = CGPoint(x: 1, y: 0).applying(quarter)
    #expect(agree(image.x, 0) && agree(image.y, 1))
    let turned = PlanarTransform(projecting: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      .apply(to: CGPoint(x: 1, y: 0))
    #expect(turned.map { agree($0.x, 0) && agree($0.y, 1) } == true)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `taking a transform apart and together changes nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
      #expect(agree(CGAffineTransform(transform.decomposed()), transform), "\(transform)")
    }
  }

  @Test func `components are those the transform was made of`() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7,
      translation: CGVector(dx: 4, dy: 5))
    let found = CGAffineTransform(components).decomposed()
    #expect(agree(found.scale.width, 2) && agree(found.scale.height, 3))
    #expect(agree(found.horizontalShear, 0.5) && agree(found.rotation, 0.7))
    #expect(found.translation == CGVector(dx: 4, dy: 5))
  }

  @Test func `a flip stays a flip on the way`() {
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    #expect(flip.decomposed().scale == CGSize(width: -1, height: 1))
    let half = CGAffineTransform.identity.interpolated(to: flip, amount: 0.25)
    #expect(agree(half, CGAffineTransform(scaleX: 0.5, y: 1)))
  }

  @Test func `growing from nothing keeps the other's rotation`() {
    let target = CGAffineTransform(rotationAngle: 1)
    let half = CGAffineTransform(scaleX: 0, y: 0).interpolated(to: target, amount: 0.5)
    #expect(agree(half, CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.5, y: 0.5)))
  }

  @Test func `rotation goes the short way`() {
    let from = CGAffineTransform(rotationAngle: 3)
    let to = CGAffineTransform(rotationAngle: -3)
    let half = from.interpolated(to: to, amount: 0.5)
    #expect(agree(half, CGAffineTransform(rotationAngle: .pi)))
    let overshot = from.interpolated(to: to, amount: 1.5)
    #expect(agree(overshot, CGAffineTransform(rotationAngle: .pi + 2 * (.pi - 3))))
  }

  /// A random matrix of scale, rotation about any axis, translation and perhaps perspective.
  private func spatial(_ random: inout SeededGenerator) -> CATransform3D {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &random)
    }
    var m = CATransform3DMakeScale(number(0.5...2), number(0.5...2), number(0.5...2))
    m = CATransform3DConcat(
      m,
      CATransform3DMakeRotation(number(-3...3), number(-1...1), number(-1...1), number(-1...1)))
    m = CATransform3DConcat(
      m, CATransform3DMakeTranslation(number(-9...9), number(-9...9), number(-9...9)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / number(200...900)
    return Bool.random(using: &random) ? m : CATransform3DConcat(m, perspective)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `interpolation in space meets both ends and the inverse undoes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (a, b) = (spatial(&random), spatial(&random))
      #expect(agree(a.interpolated(to: b, amount: 1e-12), a))
      #expect(agree(a.interpolated(to: b, amount: 1 - 1e-12), b))
      #expect(
        agree(CATransform3DConcat(a, CATransform3DInvert(a)), CATransform3DIdentity))
    }
  }

  @Test func `half way between two turns about x lies half the turn`() {
    let a = CATransform3DMakeRotation(0.4, 1, 0, 0)
    let b = CATransform3DMakeRotation(1.6, 1, 0, 0)
    #expect(
      agree(a.interpolated(to: b, amount: 0.5), CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `planar products and inverses agree with points`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let a = PlanarTransform(projecting: spatial(&random))
      let b = PlanarTransform(projecting: spatial(&random))
      let point = CGPoint(x: 3, y: -2)
      let through = try #require(a.apply(to: point).flatMap { b.apply(to: $0) })
      let product = try #require(a.concatenating(b).apply(to: point))
      #expect(agree(through.x, product.x) && agree(through.y, product.y))
      guard let inverse = a.inverted(), let image = a.apply(to: point),
        let back = inverse.apply(to: image)
      else { continue }
      #expect(agree(back.x, point.x, within: 1e-6) && agree(back.y, point.y, within: 1e-6))
    }
  }
}
