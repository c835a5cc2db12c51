import UIKit

/// A button that calls a closure when a finger is lifted inside it.
open class ActionButton: UIButton {
  /// What a press does.
  open var actionBlock: (() -> Void)?

  /// Creates a button without an action.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  private func listen() {
    addTarget(self, action: Selector("pressed", ActionButton.pressed), for: .touchUpInside)
  }

  private func pressed() { actionBlock?() }
}
