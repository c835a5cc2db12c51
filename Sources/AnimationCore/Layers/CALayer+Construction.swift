extension CALayer {
  /// A new layer of the class it is called on, made by that class's `init()`.
  ///
  /// The class may be known only at run time, as a view's `layerClass` is.
  public static func make() -> CALayer { construct(self) }

  // The language allows a class known only at run time nothing but `required` initializers, and
  // app code overrides `init()` and `init(layer:)` without that word. A convenience initializer's
  // own symbol takes the class as its receiver, exactly as a static method does, and ends in the
  // initializer that the class has overridden.

  /// Calls `init(ofClass:)` on the receiving class.
  @_silgen_name("$s13AnimationCore7CALayerC7ofClassA2Cm_tcfC")
  private static func construct(_ type: CALayer.Type) -> CALayer

  /// Calls `init(presenting:)` on the receiving class.
  @_silgen_name("$s13AnimationCore7CALayerC10presentingA2C_tcfC")
  static func makePresentation(of layer: __owned CALayer) -> CALayer
}
