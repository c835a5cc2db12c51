public import Foundation

/// One finger on the screen, from touching to lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    /// It has just come down.
    case began
    /// It has moved.
    case moved
    /// It has not moved since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// What the finger is doing.
  public internal(set) final var phase: Phase = .began
  /// When the finger last changed, on the virtual clock, in seconds.
  public internal(set) final var timestamp: TimeInterval = 0
  /// How many taps in quick succession this one is.
  public internal(set) final var tapCount = 1
  /// The view the finger came down on.
  public internal(set) final weak var view: UIView?
  /// The window the finger came down in.
  public internal(set) final weak var window: UIWindow?

  var locationInWindow = CGPoint.zero
  var previousLocationInWindow = CGPoint.zero

  /// Where the finger is, in a view's coordinates; in the window's when nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Where the finger was at the event before, in a view's coordinates; in the window's when nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

/// What happened on the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// All fingers on the screen.
  public internal(set) final var allTouches: Set<UITouch>?
  /// When it happened, on the virtual clock, in seconds.
  public internal(set) final var timestamp: TimeInterval = 0

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The fingers that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
}
