import AnimationCore
import Foundation
import HeadlessUIKit
import Testing

@testable import SceneFiles

@Suite(.serialized) @MainActor
struct StageTests {
  private func stage(_ lines: String) throws -> Stage {
    Stage(try SceneText.adding(lines).read().description)
  }

  @Test
  func `the window has the size and the colour of the canvas`() throws {
    let stage = Stage(
      try SceneText(
        "canvas: { width: 30, height: 20, background: red }\nrecord: { fps: 1, duration: 1 }"
      ).read().description)
    #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(UIColor(stage.window.context.background) == .red)
    #expect(VirtualClock.current === stage.clock)
    #expect(stage.clock.now == 0)
  }

  @Test
  func `views stand inside one another as in the file`() throws {
    let stage = try stage(
      """
      views:
        - { type: UIView, id: back, frame: [1, 2, 30, 40] }
        - type: UIView
          id: front
          subviews:
            - { type: UIButton, id: inner, frame: [5, 6, 7, 8], title: OK }
      """)
    let subviews = stage.window.subviews
    #expect(subviews.map(\.accessibilityIdentifier) == ["back", "front"])
    #expect(subviews.first?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    let inner = try #require(subviews.last?.subviews.first as? UIButton)
    #expect(inner.currentAttributedTitle?.string == "OK")
    #expect(stage.view(at: try #require(ViewPath("inner"))) === inner)
  }

  @Test
  func `styled text has a font, a colour and a kern`() throws {
    let stage = try stage(
      "views: [{ type: UILabel, text: { text: Hi, size: 20, color: red, kern: 0.5 } }]")
    let label = try #require(stage.window.subviews.first as? UILabel)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? Double == 0.5)
  }

  @Test
  func `properties reach their views`() throws {
    let stage = try stage(
      """
      views:
        - type: UIView
          frame: [0, 0, 10, 10]
          backgroundColor: blue
          alpha: 0.5
          isHidden: true
          clipsToBounds: true
          contentMode: bottomLeft
          cornerRadius: 3
          borderWidth: 2
          borderColor: red
          isUserInteractionEnabled: false
      """)
    let view = try #require(stage.window.subviews.first)
    #expect(view.backgroundColor == .blue)
    #expect(Double(view.alpha) == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.contentMode == .bottomLeft)
    #expect(Double(view.layer.cornerRadius) == 3)
    #expect(Double(view.layer.borderWidth) == 2)
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test
  func `a tap and a touch reach what they point at`() throws {
    let stage = try stage(
      """
      views: [{ type: UIButton, id: button, frame: [10, 10, 40, 20] }]
      script:
        - { at: 0.2, tap: button }
        - { at: 0.5, touch: button, for: 0.3, location: [1, 1] }
      """)
    let button = try #require(stage.window.subviews.first as? UIButton)
    var downs: [Double] = []
    var ups: [Double] = []
    button.addAction(
      UIAction { _ in downs.append(VirtualClock.current.now) }, for: .touchDown)
    button.addAction(
      UIAction { _ in ups.append(VirtualClock.current.now) }, for: .touchUpInside)
    stage.clock.advance(to: 0.6)
    #expect(button.isHighlighted)
    stage.clock.advance(to: 1)
    #expect(!button.isHighlighted)
    #expect(downs == [0.2, 0.5])
    #expect(ups == [0.2, 0.8])
  }

  @Test
  func `a finger on another view does not reach the one behind`() throws {
    let stage = try stage(
      """
      views:
        - { type: UIButton, id: button, frame: [10, 10, 40, 20] }
        - { type: UIView, id: cover, frame: [0, 0, 100, 50] }
      script: [{ at: 0.2, tap: button }]
      """)
    let button = try #require(stage.window.subviews.first as? UIButton)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.clock.advance(to: 1)
    #expect(presses == 0)
  }
}
