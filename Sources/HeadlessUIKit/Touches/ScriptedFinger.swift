import AnimationCore
public import Foundation

/// A finger that a script moves over a window: real touches, hit-tested and delivered as UIKit
/// delivers them.
///
/// Calls act at the clock's present moment. To act later, schedule the call on the clock.
@MainActor
public final class ScriptedFinger {
  private let window: UIWindow
  private var touch: UITouch?

  /// Creates a finger above a window.
  public init(in window: UIWindow) { self.window = window }

  /// Whether the finger is on the screen.
  public var isDown: Bool { touch != nil }

  /// Puts the finger down.
  /// - Parameter point: Where, in window coordinates. A finger that is already down moves there.
  public func touchDown(at point: CGPoint) {
    guard touch == nil else {
      move(to: point)
      return
    }
    let touch = UITouch()
    touch.locationInWindow = point
    touch.previousLocationInWindow = point
    touch.window = window
    touch.view = window.hitTest(point, with: nil)
    self.touch = touch
    send(touch, phase: .began)
  }

  /// Moves the finger; nothing happens while it is up.
  public func move(to point: CGPoint) {
    guard let touch else { return }
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = point
    send(touch, phase: .moved)
  }

  /// Lifts the finger where it is; nothing happens while it is up.
  public func lift() {
    guard let touch else { return }
    self.touch = nil
    send(touch, phase: .ended)
  }

  /// Takes the touch away, as the system does for an incoming call.
  public func cancel() {
    guard let touch else { return }
    self.touch = nil
    send(touch, phase: .cancelled)
  }

  /// Touches and lifts at one moment.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    lift()
  }

  private func send(_ touch: UITouch, phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = VirtualClock.current.now
    let event = UIEvent()
    event.timestamp = touch.timestamp
    event.allTouches = [touch]
    window.sendEvent(event)
  }
}
