import Foundation
import Geometry

extension CALayer {
  /// Changes a property: action asked for, value changed, action run.
  final func set<Value: AnimatableValue>(
    _ property: AnimatableProperty<Value>, _ newValue: Value
  ) {
    guard values[keyPath: property.path] != newValue else { return }
    change(key: property.key) { $0[keyPath: property.path] = newValue }
  }

  /// Changes a value that never animates.
  final func setPlain<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ newValue: Value
  ) {
    guard values[keyPath: path] != newValue else { return }
    values[keyPath: path] = newValue
    markChanged()
  }

  /// Changes values under a key.
  final func change(key: String, _ edit: (inout LayerValues) -> Void) {
    if isPresentation {
      edit(&values)
      return
    }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    edit(&values)
    markChanged()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Changes the bounds, with what a new size entails.
  final func setBounds(_ newValue: CGRect) {
    let old = values.bounds
    set(LayerProperties.bounds, newValue)
    guard old.size != newValue.size, !isPresentation else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// The animation a layer without instructions gets: from what shows now to the new value.
  final func implicitAction(forKey key: String) -> (any CAAction)? {
    guard flags.contains(.isCommitted), let property = LayerProperties.property(named: key),
      property.isImplicit
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    let shown = presentedValues(at: CACurrentMediaTime())
    animation.fromValue = property.boxedValue(in: shown) ?? NSNull()
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  // MARK: Marking

  /// Tells the next commit that something here has changed.
  final func markChanged() { setNeedsCommit() }

  /// Marks this layer and every one above it as having something to commit.
  final func setNeedsCommit() {
    var layer: CALayer? = self
    var isFirst = true
    while let marked = layer {
      if !isFirst, marked.flags.contains(.changed) { return }
      marked.flags.insert(.changed)
      isFirst = false
      layer = marked.parent
    }
  }

  /// Whether the sublayers are to be placed anew.
  public final func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Places the sublayers now, here and below, starting at the topmost layer that needs it.
  public final func layoutIfNeeded() {
    var top = self
    while let above = top.parent, above.flags.contains(.needsLayout) { top = above }
    top.layOutTree()
  }

  /// Places sublayers wherever that is due in this tree, superlayers first.
  final func layOutTree() {
    var rounds = 0
    while flags.contains(.needsLayout), rounds < 20 {
      rounds += 1
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    for child in children where child.flags.contains(.changed) { child.layOutTree() }
    if let maskLayer, maskLayer.flags.contains(.changed) { maskLayer.layOutTree() }
  }

  /// Asks for new contents; the whole layer is drawn.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether new contents are due.
  public final func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Makes new contents now if they are due.
  public final func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Records what `draw(in:)` draws and makes it the contents.
  final func displayByDrawing() {
    let drawing = recordDrawing()
    values.contents = .drawing(drawing)
    markChanged()
  }

  /// Records what `draw(in:)` draws.
  final func recordDrawing() -> RecordedDrawing {
    let context = CGContext(bounds: values.bounds)
    delegate?.layerWillDraw(self)
    draw(in: context)
    return RecordedDrawing(
      drawings: context.drawings, bounds: values.bounds, issues: context.issues)
  }
}
