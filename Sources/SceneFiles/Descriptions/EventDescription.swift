import Foundation

/// Something that happens to a scene at a moment.
public struct EventDescription: Sendable {
  /// When it begins, in seconds.
  public var at = 0.0
  /// The view that a finger touches and leaves at once.
  var tap: Located<ViewPath>?
  /// The view that a finger touches and stays on.
  var touch: Located<ViewPath>?
  /// How long the finger stays, in seconds; nil for the least.
  public var hold: Double?
  /// Where the finger lands in the view, in points; nil for its middle.
  public var location: CGPoint?

  /// The view that is touched; nil only in a faulty event.
  public var target: ViewPath? { (tap ?? touch)?.value }
}

extension EventDescription {
  static let declaration = RecordType<EventDescription>(
    phrase: "a script event",
    keys: [
      .required("at", \.at, .duration, "When it begins, in seconds."),
      .optional(
        "tap", \.tap, ValueType.viewPath.located, "The view that a finger touches and leaves."),
      .optional(
        "touch", \.touch, ValueType.viewPath.located,
        "The view that a finger touches for a while."),
      .optional("for", \.hold, .duration, "How long the finger stays, in seconds."),
      .optional(
        "location", \.location, .point,
        "Where the finger lands, in the view's own points; its middle if left out."),
    ],
    initial: EventDescription(),
    check: { _, node, reader in
      let gestures = ["tap", "touch"].filter { node[$0] != nil }
      if gestures.isEmpty {
        reader.report(
          node.range, "the event does not say what happens", expected: "one of the keys tap, touch")
      } else if gestures.count > 1 {
        reader.report(node.range, "the event has both 'tap' and 'touch'", expected: "one of them")
      }
      if node["touch"] != nil, node["for"] == nil {
        reader.report(node.range, "a touch needs the key 'for'", expected: "seconds that it lasts")
      }
    })
}
