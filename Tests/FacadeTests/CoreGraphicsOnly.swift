import CoreGraphics

/// Drawing code that imports nothing but CoreGraphics.
func star(points count: Int, in rect: CGRect) -> CGPath {
  let path = CGMutablePath()
  for index in 0..<count * 2 {
    let radius = (index % 2 == 0 ? 1 : 0.4) * rect.width / 2
    let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / CGFloat(count))
    let tip = CGPoint(x: 0, y: -radius).applying(turn)
    let point = CGPoint(x: rect.midX + tip.x, y: rect.midY + tip.y)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.closeSubpath()
  return path
}
