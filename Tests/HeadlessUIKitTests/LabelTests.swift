import AnimationCore
import Bitmaps
import FlipbookTesting
import Foundation
import HeadlessUIKit
import Scenes
import Testing

@Suite(.virtualClock) @MainActor
struct `Labels` {
  let stage = Stage()

  private func label(_ text: String, width: CGFloat = 150) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    label.text = text
    stage.add(label)
    return label
  }

  /// All text that the window shows, with where its first glyph stands in the label.
  private func shown() -> [(run: Scene.TextRun, origin: CGPoint)] {
    func runs(_ drawings: [Scene.Drawing], _ offset: CGPoint) -> [(Scene.TextRun, CGPoint)] {
      drawings.flatMap { drawing -> [(Scene.TextRun, CGPoint)] in
        switch drawing {
        case .text(let run):
          let first = run.glyphs.first?.origin ?? .zero
          return [(run, CGPoint(x: first.x + offset.x, y: first.y + offset.y))]
        case .group(let group):
          return runs(
            group.drawings,
            CGPoint(x: offset.x + group.transform.tx, y: offset.y + group.transform.ty))
        default: return []
        }
      }
    }
    func runs(_ node: Scene.Node) -> [(Scene.TextRun, CGPoint)] {
      runs(node.drawings, .zero) + node.children.flatMap(runs)
    }
    CATransaction.flush()
    let scene = stage.window.context.snapshot(at: stage.clock.now)
    return scene.nodes.flatMap(runs).map { (run: $0.0, origin: $0.1) }
  }

  @Test func `A line is as high as San Francisco's, rounded up to pixels of the screen`() {
    UIScreen.main.simulate(size: CGSize(width: 200, height: 200), scale: 3)
    // 17 × (1950 + 494)/2048 = 20.287; 20.333 at three pixels a point.
    let size = label("Hello").intrinsicContentSize
    #expect(abs(Double(size.height) - 61.0 / 3) < 1e-9)
    #expect(size.width > 30 && size.width < 50)
  }

  @Test func `Text is drawn in its colour, in the middle of the label's height`() throws {
    let label = label("Hello")
    label.textColor = .systemRed
    let text = try #require(shown().first)
    #expect(text.run.string == "Hello")
    #expect(text.run.glyphs.count == 5)
    #expect(text.run.color == UIColor.systemRed.value)
    // The line of 20.287 stands in the middle of 60; its baseline 16.187 below its top.
    #expect(abs(Double(text.origin.y) - ((60 - 20.287) / 2 + 16.187)) < 0.05)
    #expect(abs(Double(text.origin.x)) < 2)
  }

  @Test func `Alignment moves the line inside the label`() throws {
    let label = label("Hi")
    let natural = try #require(shown().first?.origin.x)
    label.textAlignment = .right
    let right = try #require(shown().first?.origin.x)
    label.textAlignment = .center
    let center = try #require(shown().first?.origin.x)
    #expect(natural < center && center < right)
    #expect(abs(Double(center) * 2 - Double(natural + right)) < 0.01)
  }

  @Test func `Lines break when more than one is allowed`() throws {
    let label = label("one two three four five", width: 60)
    let one = label.sizeThatFits(CGSize(width: 60, height: 200))
    label.numberOfLines = 0
    let many = label.sizeThatFits(CGSize(width: 60, height: 200))
    #expect(many.height > 2 * one.height)
    #expect(many.width <= 60)
  }

  @Test func `Attributes win over the label's own`() throws {
    let label = label("")
    label.attributedText = NSAttributedString(
      string: "big",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.green])
    #expect(label.intrinsicContentSize.height > 35)
    #expect(shown().first?.run.color == UIColor.green.value)
  }

  @Test func `A character no font has is told`() {
    _ = label("漢")
    CATransaction.flush()
    let issues = stage.window.context.snapshot(at: 0).issues
    #expect(issues.map(\.api) == ["UILabel.text"])
    #expect(issues.first?.message.contains("U+6F22") == true)
  }

  @Test func `A button's title stands in its middle`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    button.setTitle("Go", for: .normal)
    stage.add(button)
    let frame = try #require(button.titleLabel?.frame)
    #expect(frame.width > 10 && frame.width < 40)
    #expect(abs(Double(frame.midX) - 60) < 1e-6)
    #expect(shown().map(\.run.string) == ["Go"])
  }
}
