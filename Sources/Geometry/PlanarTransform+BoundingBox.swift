public import Foundation

extension PlanarTransform {
  /// The smallest rectangle that holds the image of a rectangle; nil when a corner lies at or
  /// behind the eye, so that the image is unbounded.
  public func boundingBox(of rect: CGRect) -> CGRect? {
    if isAffine { return rect.applying(affine) }
    var corners: [CGPoint] = []
    for corner in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ] {
      guard let image = apply(to: corner) else { return nil }
      corners.append(image)
    }
    return CGRect(enclosing: corners)
  }
}
