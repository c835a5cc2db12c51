public import AnimationCore
import Foundation
public import HeadlessUIKit

/// A scene that has been built: its window on its own clock, with the script waiting.
@MainActor
public struct Stage {
  /// The window with the views of the scene.
  public let window: UIWindow
  /// The clock that the views are animated by; it stands at 0.
  public let clock: VirtualClock

  private let views: [String: (view: UIView, viewClass: ViewClass)]

  /// Builds the views of a scene and schedules its script.
  ///
  /// The clock becomes the current one, and the screen takes the size of the canvas.
  ///
  /// - Parameter scene: A scene without faults.
  public init(_ scene: SceneDescription) {
    let clock = VirtualClock()
    VirtualClock.current = clock
    let size = CGSize(width: scene.canvas.width, height: scene.canvas.height)
    let scale = scene.capture.map { Double($0.deviceScale) } ?? scene.canvas.scale.x
    UIScreen.main.simulate(size: size, scale: CGFloat(scale))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // Behind the window, so that it also fills what of the output lies beyond the canvas.
    window.context.background = scene.canvas.background
    var views: [String: (view: UIView, viewClass: ViewClass)] = [:]
    for description in scene.views { Self.add(description, to: window, &views) }
    self.window = window
    self.clock = clock
    self.views = views
    window.makeKeyAndVisible()
    CATransaction.flush()
    for event in scene.script { schedule(event) }
  }

  private static func add(
    _ description: ViewDescription, to superview: UIView,
    _ views: inout [String: (view: UIView, viewClass: ViewClass)]
  ) {
    guard let viewClass = description.viewClass else { return }
    let frame = description.value(of: "frame", as: CGRect.self) ?? .zero
    let view = viewClass.make(frame, description)
    for assignment in description.assignments { assignment.apply(view) }
    if let id = description.id?.value {
      view.accessibilityIdentifier = id
      views[id] = (view, viewClass)
    }
    superview.addSubview(view)
    for subview in description.subviews { add(subview, to: view, &views) }
  }

  /// The view that a path leads to; nil for a path that the scene does not have.
  public func view(at path: ViewPath) -> UIView? {
    guard let (view, viewClass) = views[path.id] else { return nil }
    guard let step = path.parts.first else { return view }
    return viewClass.parts.first { $0.name == step.name }?.find(view, step.index ?? 0)
  }

  private func schedule(_ event: EventDescription) {
    guard let path = event.target, let view = view(at: path) else { return }
    let finger = ScriptedFinger(in: window)
    clock.schedule(at: event.at) {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      finger.touchDown(at: view.convert(event.location ?? middle, to: nil))
      if event.hold == nil { finger.lift() }
    }
    if let hold = event.hold {
      clock.schedule(at: event.at + hold) { finger.lift() }
    }
  }
}
