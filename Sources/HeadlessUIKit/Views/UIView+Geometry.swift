import AnimationCore
public import Foundation
import Geometry

extension UIView {
  /// Makes a change of size and lets layout, drawing and subviews follow.
  func resize(_ change: () -> Void) {
    let before = bounds.size
    change()
    let after = bounds.size
    guard before != after else { return }
    setNeedsLayout()
    if storedContentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: before, to: after)
    }
  }

  // MARK: Conversion

  /// A point from this view's coordinates into another view's; into the window's when nil.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// A point from another view's coordinates into this view's; from the window's when nil.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// A rectangle from this view's coordinates into another view's; into the window's when nil.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// A rectangle from another view's coordinates into this view's; from the window's when nil.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// The topmost ancestor: the window, once the view is in one.
  private var root: UIView {
    var view = self
    while let superview = view.storedSuperview { view = superview }
    return view
  }
}

extension UIView {
  /// Adjusts the frame to a superview that grew or shrank, sharing the change among the flexible
  /// parts in proportion to their sizes.
  func autoresize(from before: CGSize, to after: CGSize) {
    let (x, width) = Self.autoresized(
      start: frame.minX, length: frame.width, before: before.width, after: after.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.autoresized(
      start: frame.minY, length: frame.height, before: before.height, after: after.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// One axis of autoresizing: leading margin, length and trailing margin take up the change in
  /// proportion to their present sizes; in equal parts when those add up to nothing.
  private static func autoresized(
    start: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat,
    flexible: (leading: Bool, length: Bool, trailing: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      flexible.leading ? start : 0, flexible.length ? length : 0,
      flexible.trailing ? before - start - length : 0,
    ]
    let count = [flexible.leading, flexible.length, flexible.trailing].count { $0 }
    guard count > 0 else { return (start, length) }
    let total = parts.reduce(0, +)
    let change = after - before
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? change * parts[index] / total : change / CGFloat(count)
    }
    return (
      start + share(0, flexible.leading), max(0, length + share(1, flexible.length))
    )
  }
}
