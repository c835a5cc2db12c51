import Foundation

/// How an object's time follows from its parent's.
///
/// First stage: active local time = (parent time − `beginTime`) · `speed` + `timeOffset`. Second
/// stage, for animations: repeats and reversals fold active time into `0...duration`.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time. An animation's 0 means "when committed".
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time runs relative to the parent's; negative runs backwards, 0 stands still.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles, in full forward-and-back turns when reversing; may be fractional.
  var repeatCount: Float { get set }
  /// How long cycles are repeated, in seconds; counts instead of `repeatCount` if above 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back to its start.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name Apple uses.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  /// Whether the first value shows before the beginning.
  var coversBefore: Bool { self == .backwards || self == .both }
  /// Whether the last value stays after the end.
  var coversAfter: Bool { self == .forwards || self == .both }
}

/// Seconds, under Core Foundation's name.
public typealias CFTimeInterval = Double
