import AnimationCore
import Foundation

extension UIView {
  /// The window at the top of the tree, or nil.
  public final var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  func swap(_ first: Int, _ second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      return
    }
    storedSubviews.swapAt(first, second)
    reorderSublayers()
  }

  func restack(_ view: UIView, at index: Int) {
    guard let present = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.insert(storedSubviews.remove(at: present), at: index)
    reorderSublayers()
  }

  func leaveSuperview() {
    guard let parent = storedSuperview else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { sendWillMove(toWindow: nil) }
    parent.willRemoveSubview(self)
    parent.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if leavesWindow { sendDidMoveToWindow() }
    parent.setNeedsLayout()
  }

  /// Whether a view is this one or one of its ancestors.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// This view or the first descendant with a tag, searched depth first.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Removes a view from where it is, unless that is `parent`, which will only reorder it.
  private func removeFromSuperview(unless parent: UIView) {
    if storedSuperview === parent {
      parent.storedSubviews.removeAll { $0 === self }
    } else {
      removeFromSuperview()
    }
  }

  /// Inserts a view next to a sibling; in front of all when the sibling is not a subview.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    view.removeFromSuperview(unless: self)
    insert(view, at: storedSubviews.firstIndex { $0 === sibling }.map { $0 + offset })
  }

  /// Inserts a view at a position, in front of all when nil.
  func insert(_ view: UIView, at index: Int?) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or its descendants")
    let staysHere = view.storedSuperview === self
    view.removeFromSuperview(unless: self)
    let index = min(max(index ?? storedSubviews.count, 0), storedSubviews.count)
    let movesWindow = !staysHere && window != nil
    if !staysHere { view.willMove(toSuperview: self) }
    if movesWindow { view.sendWillMove(toWindow: window) }
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    reorderSublayers(adding: view)
    setNeedsLayout()
    guard !staysHere else { return }
    didAddSubview(view)
    if view.storedTintColor == nil { view.sendTintColorDidChange() }
    view.didMoveToSuperview()
    if movesWindow { view.sendDidMoveToWindow() }
  }

  /// Puts the layers of the subviews into the order of the views, leaving the places of layers
  /// that were added without a view.
  private func reorderSublayers(adding view: UIView? = nil) {
    if let view {
      let index = storedSubviews.firstIndex { $0 === view } ?? 0
      let above = storedSubviews[(index + 1)...].first { $0.layer.superlayer === layer }
      let below = storedSubviews[..<index].last { $0.layer.superlayer === layer }
      if let below {
        layer.insertSublayer(view.layer, above: below.layer)
      } else if let above {
        layer.insertSublayer(view.layer, below: above.layer)
      } else {
        layer.addSublayer(view.layer)
      }
      return
    }
    var previous: CALayer?
    for subview in storedSubviews {
      if let previous { layer.insertSublayer(subview.layer, above: previous) }
      previous = subview.layer
    }
  }

  private func sendWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.sendWillMove(toWindow: window) }
  }

  private func sendDidMoveToWindow() {
    didMoveToWindow()
    for subview in storedSubviews { subview.sendDidMoveToWindow() }
  }

  func sendTintColorDidChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.sendTintColorDidChange()
    }
  }
}
