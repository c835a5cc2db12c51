import AnimationCore
import Foundation
import HeadlessUIKit

/// A window on a clock of its own, at time 0, already shown and committed.
@MainActor
struct Stage {
  let clock = VirtualClock.current
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    CATransaction.flush()
  }

  /// A committed view in the window.
  func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50)) -> UIView {
    let view = UIView(frame: frame)
    add(view)
    return view
  }

  func add(_ view: UIView) {
    window.addSubview(view)
    CATransaction.flush()
  }
}
