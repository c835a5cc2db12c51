public import AnimationCore
public import Foundation

/// The root of a view tree: hosts it for rendering and delivers touches to it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Commits the window's layers and makes pictures of them.
  public private(set) final lazy var context = LayerContext(
    layer: layer, size: bounds.size, background: .clear)

  /// Creates a window, hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    if CATextLayer.typesetter == nil { CATextLayer.typesetter = TextRenderer.shared }
  }

  /// Creates a window from an archive, which is not supported: the window comes out empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window has no next responder.
  open override var next: UIResponder? { nil }

  /// Whether the window is the one that gets keyboard input; here, whether it is shown.
  public final var isKeyWindow: Bool { !isHidden }

  /// Shows the window and hosts its layers.
  open func makeKeyAndVisible() {
    isHidden = false
    _ = context
  }

  /// Delivers an event to the views its touches came down on.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .stationary: break
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      }
    }
  }
}
