import Foundation

extension CALayer {
  /// The value of a property by name, or a value stored by `setValue(_:forKey:)`, or the class's
  /// default.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property by name, or stores any value under a name of the user's choice.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// The value at a key path such as `transform.scale.x` or `sublayerName.opacity`'s first part.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let property = LayerProperties.property(named: Self.modernKeyPath(keyPath)) {
      return property.boxedValue(in: values)
    }
    if let custom = values.custom[keyPath] { return custom.value }
    if let stored = userValues[keyPath] { return stored }
    return type(of: self).defaultValue(forKey: keyPath)
  }

  /// Sets the property at a key path, with its action, or stores a value under a name.
  ///
  /// Values under unknown names can be animated if they are numbers, points, sizes, rectangles,
  /// colours, paths or transforms: the place to keep a subclass's own animatable property.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keyPath = Self.modernKeyPath(keyPath)
    if let property = LayerProperties.property(named: keyPath) {
      var changed = values
      property.store(value, in: &changed)
      guard !property.isEqual(values, changed) else { return }
      change(key: property.key) { property.store(value, in: &$0) }
      return
    }
    guard LayerProperties.customProperty(named: keyPath, samples: [value]) != nil else {
      userValues[keyPath] = value
      values.custom[keyPath] = nil
      return
    }
    if isPresentation {
      values.custom[keyPath] = CustomValue(value: value)
      return
    }
    change(key: keyPath) { $0.custom[keyPath] = CustomValue(value: value) }
  }

  /// Boolean properties answer to their Swift names as well.
  private static func modernKeyPath(_ keyPath: String) -> String {
    switch keyPath {
    case "isHidden": "hidden"
    case "isDoubleSided": "doubleSided"
    default: keyPath
    }
  }
}
