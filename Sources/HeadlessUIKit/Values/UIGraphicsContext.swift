public import AnimationCore

/// The stack of contexts that `draw(_:)` and friends paint into.
@MainActor
enum GraphicsContextStack {
  static var contexts: [CGContext] = []
}

/// The context that drawing goes to now; nil outside `draw(_:)` and other drawing calls.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

/// Makes a context the current one until it is popped.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.contexts.append(context)
}

/// Returns to the context that was current before the last push.
@MainActor
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }
