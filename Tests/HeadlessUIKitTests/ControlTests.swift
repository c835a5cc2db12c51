import AnimationCore
import FlipbookTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Listener {
  var log: [String] = []
  func plain() { log.append("plain") }
  func sender(_ control: UIControl) { log.append("sender \(control.tag)") }
  func both(_ control: UIControl, _ event: UIEvent) { log.append("event \(event.timestamp)") }
}

@Suite(.virtualClock) @MainActor
struct `Controls and touches` {
  let stage = Stage()
  let control = UIControl(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  let finger: ScriptedFinger

  init() {
    stage.add(control)
    control.tag = 7
    finger = ScriptedFinger(in: stage.window)
  }

  private func record(_ events: UIControl.Event, _ name: String, _ log: LogBook) {
    control.addAction(UIAction { _ in log.lines.append(name) }, for: events)
  }

  private final class LogBook { var lines: [String] = [] }

  private func listening() -> LogBook {
    let log = LogBook()
    record(.touchDown, "down", log)
    record(.touchDragInside, "drag inside", log)
    record(.touchDragOutside, "drag outside", log)
    record(.touchDragEnter, "enter", log)
    record(.touchDragExit, "exit", log)
    record(.touchUpInside, "up inside", log)
    record(.touchUpOutside, "up outside", log)
    record(.touchCancel, "cancel", log)
    return log
  }

  @Test func `A tap is a touch down and a touch up inside`() {
    let log = listening()
    finger.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines == ["down", "up inside"])
  }

  @Test func `Methods of three shapes are called, and only while their object lives`() {
    let listener = Listener()
    control.addTarget(listener, action: Selector("plain", Listener.plain), for: .touchDown)
    control.addTarget(listener, action: Selector("sender", Listener.sender), for: .touchDown)
    control.addTarget(listener, action: Selector("both", Listener.both), for: .touchDown)
    stage.clock.advance(to: 1.5)
    finger.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(listener.log == ["plain", "sender 7", "event 1.5"])
    control.removeTarget(listener, action: Selector("plain", Listener.plain), for: .allEvents)
    finger.lift()
    listener.log = []
    finger.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(listener.log == ["sender 7", "event 1.5"])
    finger.lift()

    var shortLived: Listener? = Listener()
    weak var observed = shortLived
    control.addTarget(shortLived, action: Selector("plain", Listener.plain), for: .touchDown)
    shortLived = nil
    #expect(observed == nil)
    finger.tap(at: CGPoint(x: 20, y: 20))
  }

  @Test func `A finger may leave by 70 points before it counts as outside`() {
    let log = listening()
    finger.touchDown(at: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 119, y: 20))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 121, y: 20))
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 30, y: 20))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 199, y: 20))
    finger.lift()
    #expect(
      log.lines == [
        "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "exit",
        "drag outside", "up outside",
      ])
    #expect(!control.isHighlighted)
  }

  @Test func `A cancelled touch sends touchCancel and no touch up`() {
    let log = listening()
    finger.touchDown(at: CGPoint(x: 20, y: 20))
    finger.cancel()
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func `A control that is off hears nothing`() {
    let log = listening()
    control.isEnabled = false
    #expect(control.state == .disabled)
    finger.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.lines.isEmpty)
  }
}

@Suite(.virtualClock) @MainActor
struct `Buttons` {
  let stage = Stage()

  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(cgImage: CGImage(.init(.init(size: .init(width: width, height: height)))))
  }

  @Test func `A fainter image replaces the image while a finger is on the button`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let normal = image(20, 20)
    button.setImage(normal, for: .normal)
    button.setImage(normal.withAlpha(0.5).withAlpha(0.5), for: .highlighted)
    #expect(normal.withAlpha(0.5) != normal)
    #expect(normal.withAlpha(1) == normal)
    stage.add(button)
    #expect(button.imageView?.image?.cgImage?.opacity == 1)
    button.isHighlighted = true
    #expect(button.imageView?.image?.cgImage?.opacity == 0.25)
  }

  @Test func `A left inset of minus the image's width centres the title`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    button.setImage(image(200, 200), for: .normal)
    button.setTitle("Share", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 24, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: 24, left: -200, bottom: 0, right: 0)
    stage.add(button)
    #expect(button.imageView?.frame == CGRect(x: 6, y: 12, width: 68, height: 18))
    #expect(button.titleLabel.map { abs(Double($0.frame.midX) - 40) < 0.01 } == true)
    #expect(button.titleLabel.map { abs(Double($0.frame.midY) - 42) < 0.01 } == true)
  }

  @Test func `An image larger than its place is brought down to the space inside the insets`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    button.setImage(image(200, 200), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    stage.add(button)
    #expect(button.imageView?.frame == CGRect(x: 16, y: 16, width: 28, height: 28))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.center, 20.0), (.left, 0), (.right, 40), (.fill, 0),
  ])
  func `A small image stands where the alignment says`(
    alignment: UIControl.ContentHorizontalAlignment, x: Double
  ) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    button.setImage(image(20, 10), for: .normal)
    button.contentHorizontalAlignment = alignment
    stage.add(button)
    #expect(Double(button.imageView?.frame.minX ?? -1) == x)
    #expect(button.imageView?.frame.minY == 25)
  }

  @Test func `The highlighted image shows while pressed, at once`() {
    let normal = image(10, 10)
    let pressed = image(12, 12)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    button.setImage(normal, for: .normal)
    button.setImage(pressed, for: .highlighted)
    stage.add(button)
    let finger = ScriptedFinger(in: stage.window)
    #expect(button.currentImage === normal)
    finger.touchDown(at: CGPoint(x: 5, y: 5))
    #expect(button.imageView?.image === pressed)
    finger.lift()
    #expect(button.imageView?.image === normal)
  }

  @Test func `A selected and pressed button falls back to the selected image`() {
    let chosen = image(10, 10)
    let button = UIButton(frame: .zero)
    button.setImage(image(9, 9), for: .normal)
    button.setImage(chosen, for: .selected)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.currentImage === chosen)
  }
}
