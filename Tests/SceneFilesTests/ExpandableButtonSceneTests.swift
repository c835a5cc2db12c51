import AnimationCore
import ExpandableButton
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import SceneFiles

@Suite(.serialized) @MainActor
struct ExpandableButtonSceneTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for name in ["delete", "edit"] {
      try folder.write(
        "\(name).svg",
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="9"/></svg>
        """)
    }
  }

  private func scene(_ properties: String, script: String = "[]") -> SceneText {
    .adding(
      """
      views:
        - type: ExpandableButtonView
          id: menu
          frame: [10, 10, 20, 20]
          \(properties)
      script: \(script)
      """, folder: folder.path)
  }

  private func menu(_ properties: String, script: String = "[]") throws -> ExpandableButtonView {
    let stage = Stage(try scene(properties, script: script).read().description)
    return try #require(stage.window.subviews.first as? ExpandableButtonView)
  }

  @Test
  func `every property reaches the component`() throws {
    let menu = try menu(
      """
      direction: up
          items: [{ image: delete.svg, imageEdgeInsets: 4, size: [30, 20], identifier: d }]
          animationDuration: 0.4
          closeOnAction: true
          fadesItems: false
          stacking: arrowAboveItems
          arrowInsets: [1, 2, 3, 4]
          arrowWidth: 2
          arrowColor: red
          openImage: edit.svg
          closeImage: delete.svg
          closeOpenImagesInsets: 5
          isSeparatorHidden: true
          separatorColor: blue
          separatorWidth: 3
          separatorInset: 6
      """)
    #expect(menu.direction == .up)
    let item = try #require(menu.items.first)
    #expect(item.image != nil)
    #expect(item.imageEdgeInsets == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(item.size == CGSize(width: 30, height: 20))
    #expect(item.identifier == "d")
    #expect(menu.animationDuration == 0.4)
    #expect(menu.closeOnAction)
    #expect(!menu.fadesItems)
    #expect(menu.stacking == .arrowAboveItems)
    #expect(menu.arrowInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(Double(menu.arrowWidth) == 2)
    #expect(menu.arrowColor == .red)
    #expect(menu.openImage != nil)
    #expect(menu.closeImage != nil)
    #expect(menu.closeOpenImagesInsets == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(menu.isSeparatorHidden)
    #expect(menu.separatorColor == .blue)
    #expect(Double(menu.separatorWidth) == 3)
    #expect(Double(menu.separatorInset) == 6)
  }

  @Test
  func `a tap on the arrow opens, a second closes, items can be touched`() throws {
    let menu = try menu(
      "items: [{ image: delete.svg }, { image: edit.svg }]",
      script: """
        [{ at: 0.1, tap: menu.arrow }, { at: 0.4, touch: "menu.items[1]", for: 0.1 },
         { at: 0.7, tap: menu.arrow }]
        """)
    let clock = VirtualClock.current
    clock.advance(to: 0.2)
    #expect(menu.state == .animating)
    clock.advance(to: 0.35)
    #expect(menu.state == .opened)
    clock.advance(to: 0.45)
    #expect(menu.itemButtons.map(\.isHighlighted) == [false, true])
    clock.advance(to: 0.6)
    #expect(menu.itemButtons.map(\.isHighlighted) == [false, false])
    clock.advance(to: 1)
    #expect(menu.state == .closed)
  }

  @Test
  func `parts that a menu does not have are reported`() {
    let menu = scene(
      "items: [{ image: delete.svg }]",
      script: """
        [{ at: 0, tap: "menu.items[1]" }, { at: 0, tap: menu.items }, { at: 0, tap: "menu.arrow[0]" },
         { at: 0, tap: menu.arow }, { at: 0, tap: menu.arrow.x }]
        """)
    #expect(
      menu.faults.map { [$0.message, $0.expected, $0.suggestion].compactMap(\.self) } == [
        ["'menu' has no items[1]", "the number 0"],
        ["which of them?", "a number, as in 'items[0]'"],
        ["there is only one 'arrow', without a number"],
        ["the ExpandableButtonView 'menu' has no part 'arow'", "menu.arrow"],
        ["'menu.arrow' has no parts"],
      ])
  }

  @Test
  func `an unknown key, a wrong type, a missing image and an unknown id are told at once`() {
    let scene = SceneText(
      """
      canvas: { width: 100, height: 50, colour: black }
      views:
        - type: ExpandableButtonView
          id: menu
          frame: [10, 10, wide, 20]
          items:
            - { image: delet.svg }
      script:
        - { at: 0.5, tap: meun.arrow }
      record: { fps: 10, duration: 1 }
      """, folder: folder.path)
    #expect(
      scene.faults.map(\.description).joined(separator: "\n") == """
        scene.yaml:1:35: error: unknown key 'colour' in the canvas
          canvas: { width: 100, height: 50, colour: black }
                                            ^~~~~~
                                            expected one of scale, background, pixels, origin
        scene.yaml:5:21: error: wrong type: the text 'wide'
              frame: [10, 10, wide, 20]
                              ^~~~
                              expected a number
        scene.yaml:7:18: error: no image 'delet.svg'
                - { image: delet.svg }
                           ^~~~~~~~~
                           expected a file in \(folder.path); did you mean 'delete.svg'?
        scene.yaml:9:21: error: no view has the id 'meun'
            - { at: 0.5, tap: meun.arrow }
                              ^~~~~~~~~~
                              did you mean 'menu.arrow'?
        """)
  }

  @Test
  func `an image can be made fainter`() throws {
    let menu = try menu(
      "items: [{ image: delete.svg, highlightedImage: { file: delete.svg, alpha: 0.5 } }]")
    let item = try #require(menu.items.first)
    #expect(item.image?.cgImage?.opacity == 1)
    #expect(item.highlightedImage?.cgImage?.opacity == 0.5)
  }

  @Test
  func `an image with changes needs a file`() throws {
    #expect(
      scene("items: [{ image: { alpha: 2 } }]").faultLines.count == 2)
  }

  @Test
  func `a file that is no image is told like a missing one`() throws {
    try folder.write("broken.png", "no picture at all")
    #expect(
      scene("items: [{ image: broken.png }]").faultLines == [
        "scene.yaml:7:22: error: 'broken.png' cannot be read"
      ])
  }
}
