import Bitmaps
import Foundation
import Geometry
import Scenes
import Testing
import Typesetting

struct TypesetterTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  private func glyphs(_ layout: TextLayout) -> Int {
    layout.drawings.reduce(0) { count, drawing in
      if case .text(let run) = drawing { count + run.glyphs.count } else { count }
    }
  }

  @Test func `One line has the system font's height and Inter's width`() {
    let layout = typesetter.layout([StyledText("Hello", font: TextFont(size: 17))])
    #expect(layout.lines.count == 1)
    #expect(abs(Double(layout.size.height) - 20.287) < 0.001)
    // Inter's advances at 17 points are 40.7 in all; capitals are matched by a factor of 0.9688.
    #expect(abs(Double(layout.size.width) - 40.7 * 0.9688) < 0.3)
    #expect(glyphs(layout) == 5)
    #expect(layout.issues.isEmpty)
  }

  @Test func `Letters stand on the baseline and reach the cap height`() throws {
    let layout = typesetter.layout([StyledText("H", font: TextFont(size: 100))])
    guard case .text(let run)? = layout.drawings.first else {
      Issue.record("no glyph")
      return
    }
    let box = run.outlines[0].boundingBox
    #expect(abs(Double(box.maxY)) < 0.5)
    #expect(abs(Double(box.minY) + 70.5) < 1)
    #expect(abs(Double(run.glyphs[0].origin.y) - 95.21) < 0.01)
  }

  @Test func `Words wrap inside the width`() {
    let text = [StyledText("one two three four five six", font: TextFont(size: 16))]
    let layout = typesetter.layout(text, width: 80)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { Double($0.rect.width) <= 80 })
    #expect(!layout.isTruncated)
  }

  @Test func `A truncated tail ends with an ellipsis inside the width`() {
    let text = [StyledText("one two three four five six", font: TextFont(size: 16))]
    let style = ParagraphStyle(lineBreak: .truncatingTail, lineLimit: 1)
    let layout = typesetter.layout(text, style: style, width: 80)
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(Double(layout.size.width) <= 80)
  }

  @Test func `Centred lines have equal margins`() {
    let style = ParagraphStyle(alignment: .center)
    let layout = typesetter.layout(
      [StyledText("Hi", font: TextFont(size: 16))], style: style, width: 100)
    let rect = layout.lines[0].rect
    #expect(abs(Double(rect.minX) - (100 - Double(rect.maxX))) < 0.01)
  }

  @Test func `Tracking adds its points to every letter`() {
    func width(_ tracking: CGFloat) -> Double {
      Double(
        typesetter.layout([
          StyledText("abcd", font: TextFont(size: 16), tracking: tracking)
        ]).size.width)
    }
    #expect(abs(width(2) - width(0) - 8) < 2.1)
  }

  @Test func `A bolder font is wider`() {
    func width(_ weight: Int) -> Double {
      Double(
        typesetter.layout([
          StyledText("Weight", font: TextFont(size: 16, weight: weight))
        ]).size.width)
    }
    #expect(width(700) > width(400) + 1)
  }

  @Test func `A character no font has is named`() {
    let layout = typesetter.layout([StyledText("a漢", font: TextFont(size: 16))])
    let missing = layout.issues.contains { issue in
      if case .missingGlyph("漢", _) = issue { true } else { false }
    }
    #expect(missing, "\(layout.issues)")
  }

  @Test func `A family that is not there is named`() {
    let layout = typesetter.layout([
      StyledText("a", font: TextFont(family: "Nowhere Sans", size: 16))
    ])
    #expect(!layout.issues.isEmpty)
  }

  @Test func `A folder that is not there is an error`() {
    #expect(throws: TypesettingError.unreadableFolder(path: "/nowhere")) {
      try Typesetter(folders: ["/nowhere"])
    }
  }
}
