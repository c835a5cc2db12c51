import UIKit

extension ExpandableButtonView.Direction {
  /// Whether the view grows sideways.
  var isHorizontal: Bool { self == .left || self == .right }

  /// A point by its coordinates along and across the axis of growth.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// A size by its extents along and across the axis of growth.
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Where the arrow points: to the opening side, or back when opened.
  func arrow(pointingBack: Bool) -> ArrowButton.ArrowDirection {
    switch self {
    case .left: pointingBack ? .right : .left
    case .right: pointingBack ? .left : .right
    case .up: pointingBack ? .down : .up
    case .down: pointingBack ? .up : .down
    }
  }
}

extension CGRect {
  /// The rectangle with one edge moved outwards, or inwards if the length is negative.
  func growing(by length: CGFloat, towards direction: ExpandableButtonView.Direction) -> CGRect {
    var grown = self
    switch direction {
    case .right: grown.size.width += length
    case .left:
      grown.origin.x -= length
      grown.size.width += length
    case .down: grown.size.height += length
    case .up:
      grown.origin.y -= length
      grown.size.height += length
    }
    return grown
  }
}
