import Foundation

/// A view that turns touches into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen to a control. The raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again within the tap count window.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The conditions that a control's look depends on. The raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The conditions as bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger presses the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is turned off.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where content stands vertically.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Where content stands horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// How far outside its bounds a finger may go without leaving the control, in points.
  private static let trackingSlop: CGFloat = 70

  /// Whether the control reacts to touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger presses the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where content stands vertically.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands horizontally.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger that came down inside is still on the screen.
  public private(set) final var isTracking = false
  /// Whether the tracked finger is inside now.
  public private(set) final var isTouchInside = false

  private var targets: [ControlTarget] = []

  /// The conditions that hold now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The conditions have changed; the look follows at the next layout.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Targets

  /// Calls a method of an object on events. The object is not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append(.method(target as AnyObject?, action, events))
  }

  /// Stops calling a method; nil stands for every object or every method.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    targets = targets.compactMap { $0.removing(target as AnyObject?, action, events) }
  }

  /// Runs an action on events, replacing an action of the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    targets.append(.action(action, events))
  }

  /// Runs everything added for any of the events.
  open func sendActions(for events: Event) { send(events, event: nil) }

  /// Calls a method; subclasses override it to watch or prevent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target = target as AnyObject? else { return }
    _ = action.perform(target, self, event)
  }

  private func send(_ events: Event, event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: events) {
      switch target.kind {
      case .method(let object, let selector):
        if let object = object() { sendAction(selector, to: object, for: event) }
      case .action(let action):
        action.sender = self
        action.handler(action)
      }
    }
  }

  // MARK: Tracking

  /// A finger came down; false refuses to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; false stops following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = false
    isTouchInside = isInside(touch)
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event: event)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.trackingSlop, dy: -Self.trackingSlop)
      .contains(touch.location(in: self))
  }
}
