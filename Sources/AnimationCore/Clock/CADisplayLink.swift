public import Foundation

/// Calls back once per frame of a display that exists in virtual time only.
///
/// Frames lie at whole multiples of 1/60 s, or of the preferred rate's interval.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The display's rate when nothing is preferred, in frames per second.
  public static let displayFramesPerSecond = 60

  private var action: (@MainActor (CADisplayLink) -> Void)?
  private var token: VirtualClock.Token?
  private var isAdded = false

  /// The media time of the frame being shown.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The media time of the next frame.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between frames in seconds.
  public var duration: CFTimeInterval { 1 / Double(rate) }

  /// The wanted rate in frames per second; 0 means the display's.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { reschedule() } }
  }
  /// Frames between two calls, as preferred rates were once given.
  public var frameInterval: Int {
    get { Self.displayFramesPerSecond / rate }
    set { preferredFramesPerSecond = Self.displayFramesPerSecond / max(newValue, 1) }
  }
  /// Whether calls are held back.
  public var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  /// Creates a link that is not yet running.
  /// - Parameter action: Called with the link for every frame; kept until `invalidate()`.
  public init(action: @escaping @MainActor (CADisplayLink) -> Void) { self.action = action }

  /// Starts the calls; run loop and mode make no difference.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    reschedule()
  }

  /// Stops the calls until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    reschedule()
  }

  /// Ends the link for good and lets its action go.
  public func invalidate() {
    isAdded = false
    action = nil
    reschedule()
  }

  private var rate: Int {
    let display = Self.displayFramesPerSecond
    guard preferredFramesPerSecond > 0 else { return display }
    // A display shows every first, second, third … frame only.
    let step = (Double(display) / Double(preferredFramesPerSecond)).rounded()
    return display / max(Int(step), 1)
  }

  private func reschedule() {
    token?.cancel()
    token = nil
    guard isAdded, !isPaused, action != nil else { return }
    let clock = VirtualClock.current
    let frame = (clock.now * Double(rate) + 1e-6).rounded(.down) + 1
    token = clock.scheduleRecurring(at: frame / Double(rate)) { [weak self] in
      self?.fire(frame: frame)
    }
  }

  private func fire(frame: Double) {
    timestamp = frame / Double(rate)
    targetTimestamp = (frame + 1) / Double(rate)
    action?(self)
    if token?.isPending != true { reschedule() }
  }
}
