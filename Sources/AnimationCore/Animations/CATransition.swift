import Foundation

/// Leads from what a layer showed when the transition was added to what it shows now.
///
/// The transition takes a picture of the layer as it is added, so add it before making the change.
/// A layer has one transition at a time.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How one picture gives way to the other.
  open var type = CATransitionType.fade
  /// The side a moving picture comes from.
  open var subtype: CATransitionSubtype?
  /// Where in the transition to begin, `0...1`.
  open var startProgress: Float = 0
  /// Where in the transition to end, `0...1`.
  open var endProgress: Float = 1

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func body(duration: TimeInterval) -> AnimationProgram.Body {
    .transition(TransitionRange(start: Double(startProgress), end: Double(endProgress)))
  }
}

/// The part of a transition that is run through.
struct TransitionRange: Hashable, Sendable {
  var start: Double
  var end: Double
}

/// How one picture gives way to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a type from its name; an unknown name fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A crossfade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out; both fade on the way.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side a moving picture comes from.
///
/// Top and bottom are those of a system whose y grows upwards: on screen `fromTop` moves upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String
  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Towards the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Towards the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards on screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards on screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
