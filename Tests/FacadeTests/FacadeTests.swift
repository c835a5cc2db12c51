import Testing
import UIKit

@Suite(.virtualClock) @MainActor
struct `Importing Testing and UIKit together` {
  let clock = VirtualClock.current

  @Test func `Component source runs on the virtual clock`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = PulsingDot(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    window.addSubview(dot)
    window.makeKeyAndVisible()
    CATransaction.flush()
    dot.pulse()
    CATransaction.flush()
    clock.advance(to: 0.5)
    let shown = try #require(dot.layer.presentation())
    #expect(abs(Double(shown.transform.m11) - 1.25) < 1e-9)
    #expect(dot.alpha == 1)
    clock.advance(to: 1)
    #expect(dot.alpha == 0.5)
    #expect(CACurrentMediaTime() == 1)
  }

  @Test func `A view gets the layer of its class, and a presentation layer of the same`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = PulsingDot(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    window.addSubview(dot)
    window.makeKeyAndVisible()
    CATransaction.flush()
    let layer = try #require(dot.layer as? DotLayer)
    #expect(layer.note == "made")
    let shown = try #require(layer.presentation() as? DotLayer)
    #expect(shown.note == "copy of made")
    #expect(shown.model() === layer)
  }

  @Test func `An overridden frame observes changes`() {
    let dot = PulsingDot(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    dot.frame.size.width = 60
    #expect(dot.layer.cornerRadius == 30)
  }
}
