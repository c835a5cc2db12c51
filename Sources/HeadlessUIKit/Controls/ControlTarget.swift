/// Something that a control does on some of its events.
@MainActor
struct ControlTarget {
  enum Kind {
    /// Calls a method of an object, which the control does not keep alive.
    case method(() -> AnyObject?, Selector)
    case action(UIAction)
  }

  let kind: Kind
  let events: UIControl.Event

  static func method(
    _ object: AnyObject?, _ selector: Selector, _ events: UIControl.Event
  ) -> ControlTarget {
    ControlTarget(kind: .method({ [weak object] in object }, selector), events: events)
  }

  static func action(_ action: UIAction, _ events: UIControl.Event) -> ControlTarget {
    ControlTarget(kind: .action(action), events: events)
  }

  /// What is left after a removal; nil when nothing is.
  func removing(
    _ object: AnyObject?, _ selector: Selector?, _ removed: UIControl.Event
  ) -> ControlTarget? {
    guard case .method(let mine, let name) = kind,
      object == nil || mine() === object, selector == nil || name == selector
    else { return self }
    let rest = events.subtracting(removed)
    return rest.isEmpty ? nil : ControlTarget(kind: kind, events: rest)
  }
}
