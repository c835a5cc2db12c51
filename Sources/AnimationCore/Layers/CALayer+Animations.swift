import Foundation

extension CALayer {

  static var anonymousPrefix: String { "\u{0}animation " }

  /// Removes an animation before its end.
  public final func removeAnimation(forKey key: String) {
    guard let attached = attachments.first(where: { $0.key == key }) else { return }
    detach(attached)
    attached.cancel()
  }

  /// Removes all animations before their end.
  public final func removeAllAnimations() {
    let removed = attachments
    attachments = []
    setNeedsCommit()
    for attached in removed { attached.cancel() }
  }

  /// Removes all animations of the layer and the layers inside; true when there were any.
  final func cancelTreeAnimations() -> Bool {
    var hasCancelled = !attachments.isEmpty
    if hasCancelled { removeAllAnimations() }
    for child in children { hasCancelled = child.cancelTreeAnimations() || hasCancelled }
    return maskLayer?.cancelTreeAnimations() ?? false || hasCancelled
  }

  /// The keys of the animations in order of adding; nil when there are none.
  public final func animationKeys() -> [String]? {
    let keys = attachments.map(\.key).filter { !$0.hasPrefix(Self.anonymousPrefix) }
    return keys.isEmpty ? nil : keys
  }

  /// The animation under a key: the layer's own copy, not to be changed.
  public final func animation(forKey key: String) -> CAAnimation? {
    attachments.first { $0.key == key }?.animation
  }

  /// Forgets an animation.
  final func detach(_ attached: AttachedAnimation) {
    attachments.removeAll { $0 === attached }
    setNeedsCommit()
  }

  // MARK: Presentation

  /// A copy of the layer as it shows now, by committed animations; nil before the first commit.
  ///
  /// Its superlayer and sublayers are presentations, too. Changes to it go nowhere.
  public final func presentation() -> Self? {
    if isPresentation { return self }
    guard flags.contains(.isCommitted) else { return nil }
    let copy = unsafeDowncast(type(of: self).makePresentation(of: self), to: Self.self)
    copy.presented = PresentationOrigin(model: self)
    copy.values = presentedValues(at: CACurrentMediaTime())
    return copy
  }

  /// The layer a presentation was made from; a model layer itself.
  public final func model() -> Self {
    guard let model = presented?.model as? Self else { return self }
    return model
  }

  /// The values the layer shows at a media time.
  final func presentedValues(at mediaTime: TimeInterval) -> LayerValues {
    attachments.isEmpty
      ? values : values(atLocal: convertTime(mediaTime, from: nil))
  }

  /// The values the layer shows at a moment of its own time.
  final func values(atLocal time: TimeInterval) -> LayerValues {
    guard !attachments.isEmpty else { return values }
    var shown = values
    for attached in attachments { attached.apply(atLocal: time, to: &shown) }
    return shown
  }
}
