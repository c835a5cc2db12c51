import Foundation

extension CALayer {
  /// When the layer's time begins, in its superlayer's time.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }
  /// The length of the layer's time; infinite, and without effect on sublayers.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }
  /// How fast time runs here and below; 0 pauses all animations.
  public final var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue)) }
  }
  /// Added to the layer's time, in seconds.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }
  /// Kept, without effect: layers do not repeat.
  public final var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming(\.repeatCount, Double(newValue)) }
  }
  /// Kept, without effect: layers do not repeat.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }
  /// Kept, without effect: layers do not repeat.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }
  /// Kept, without effect: a layer's time is always active.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  private func setTiming<Value>(_ path: WritableKeyPath<MediaTiming, Value>, _ newValue: Value) {
    timing[keyPath: path] = newValue
    flags.insert(.timingChanged)
    setNeedsCommit()
  }

  /// A time of another layer, or media time for nil, in this layer's time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atMedia: l.map { $0.mediaTime(atLocal: t) ?? t } ?? t)
  }

  /// A time of this layer in another layer's time, or media time for nil.
  ///
  /// Time that stands still has no inverse; then the value is handed on unchanged.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(atLocal: t) ?? t
    return l?.localTime(atMedia: media) ?? media
  }

  /// This layer's time at a media time.
  final func localTime(atMedia time: TimeInterval) -> TimeInterval {
    timing.localTime(atParent: parent?.localTime(atMedia: time) ?? time)
  }

  /// The media time at a moment of this layer's time; nil when time stands still here or above.
  final func mediaTime(atLocal time: TimeInterval) -> TimeInterval? {
    guard let above = timing.parentTime(atLocal: time) else { return nil }
    return parent == nil ? above : parent?.mediaTime(atLocal: above)
  }

  /// Schedules the ends of animations anew wherever timing changed, here and below.
  final func rescheduleChangedTiming(isBelowChange: Bool) {
    let isChanged = isBelowChange || flags.contains(.timingChanged)
    flags.remove(.timingChanged)
    if isChanged { for attached in attachments { attached.schedule() } }
    for child in children where isChanged || child.flags.contains(.changed) {
      child.rescheduleChangedTiming(isBelowChange: isChanged)
    }
    maskLayer?.rescheduleChangedTiming(isBelowChange: isChanged)
  }
}
