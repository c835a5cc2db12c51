import Bitmaps
import Foundation
import Geometry

extension PixelRect {
  /// No pixel at all.
  static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// More pixels than any picture has.
  static let everything = PixelRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
  private static let reach = 1 << 24

  /// The pixels a rectangle touches; nothing when it is null or not finite.
  init(covering rect: CGRect) {
    let limit = CGFloat(Self.reach)
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite
    else {
      self = .nothing
      return
    }
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -limit), limit)) }
    let (left, top) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
    self.init(
      x: left, y: top, width: whole(rect.maxX.rounded(.up)) - left,
      height: whole(rect.maxY.rounded(.up)) - top)
  }

  /// The pixels a rectangle touches after a map; everything when it reaches behind the eye.
  init(covering rect: CGRect, through map: PlanarTransform) {
    if rect.isNull {
      self = .nothing
    } else if let box = map.boundingBox(of: rect) {
      self.init(covering: box)
    } else {
      self = .everything
    }
  }

  /// The rectangle grown on all sides; an empty one stays empty.
  func grown(x dx: Int, y dy: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The rectangle moved.
  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle in points of a space whose unit is the pixel.
  var bounds: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
