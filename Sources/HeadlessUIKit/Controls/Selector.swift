/// The name of a method together with a way to call it.
///
/// Linux has no Objective-C selectors; a method reference takes the place of `#selector`:
///
///     button.addTarget(self, action: Selector("tapped", ViewController.tapped), for: .touchUpInside)
public struct Selector: Hashable, CustomStringConvertible {
  /// The name that identifies the method.
  public let name: String
  /// Calls the method on an object with up to two arguments; false when it does not fit.
  let perform: @MainActor (AnyObject, Any?, Any?) -> Bool

  /// Creates a selector of a method without parameters.
  @preconcurrency
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.name = name
    perform = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector of a method that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    perform = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.name = name
    perform = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// The name.
  public var description: String { name }

  /// Whether two selectors have one name.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
