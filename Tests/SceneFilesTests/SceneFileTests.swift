import TestSupport
import Testing

@testable import SceneFiles

struct SceneFileTests {
  @Test
  func `a scene is read into values`() throws {
    let scene = try SceneText(
      """
      canvas: { width: 339, height: 276, scale: [0.891, 0.8902], background: black }
      capture: { deviceScale: 3, reduction: bilinear, blur: 0.33 }
      views:
        - id: box
          type: UIView
          frame: [24, 108, 60, 60]
          subviews: [{ type: UIView, id: inner }]
      script:
        - { at: 1.25, tap: box }
        - { at: 2.40, touch: inner, for: 0.3, location: [1, 2] }
      record: { fps: 10, duration: 3.6 }
      """
    ).read().description
    #expect(scene.canvas.width == 339)
    #expect(scene.canvas.scale == Scale(x: 0.891, y: 0.8902))
    #expect(scene.canvas.background == .black)
    #expect(scene.capture == CaptureDescription(deviceScale: 3, reduction: .bilinear, blur: 0.33))
    #expect(scene.views.map { $0.id?.value } == ["box"])
    #expect(scene.views.first?.subviews.map { $0.id?.value } == ["inner"])
    #expect(scene.script.map(\.at) == [1.25, 2.4])
    #expect(scene.script.compactMap(\.target?.id) == ["box", "inner"])
    #expect(scene.script.map(\.hold) == [nil, 0.3])
    #expect(scene.record.loop == .forever)
  }

  @Test
  func `the same scene in JSON says the same`() throws {
    let scene = try SceneText(
      """
      {
        "canvas": { "width": 10, "height": 5, "background": "#ff0000" },
        "views": [{ "type": "UIView", "frame": [0, 0, 1, 1] }],
        "record": { "fps": 10, "duration": 0.5 }
      }
      """
    ).read().description
    #expect(scene.canvas.width == 10)
    #expect(scene.views.count == 1)
    #expect(scene.record.sampleCount == 5)
  }

  @Test(
    arguments: [
      ("views: [{ id: a }]", ["3:9: error: the key 'type' is missing in a view"]),
      ("views: [{ type: UIVeiw }]", ["3:17: error: no view class 'UIVeiw'"]),
      ("views: 3", ["3:8: error: wrong type: the number 3"]),
      ("views: [3]", ["3:9: error: wrong type: the number 3"]),
      ("views: [{ type: UIView, alpha: 2 }]", ["3:32: error: 2 is out of range"]),
      (
        "views: [{ type: UIView, id: a }, { type: UIView, id: a }]",
        ["3:54: error: the id 'a' was given on line 3 already"]
      ),
      ("script: [{ at: 0.5, tap: a }]", ["3:26: error: no view has the id 'a'"]),
      ("script: [{ at: 0.5 }]", ["3:10: error: the event does not say what happens"]),
      (
        "views: [{ type: UIView, id: a }]\nscript: [{ at: 0.5, tap: a, touch: a, for: 1 }]",
        ["4:10: error: the event has both 'tap' and 'touch'"]
      ),
      (
        "views: [{ type: UIView, id: a }]\nscript: [{ at: 0.5, touch: a }]",
        ["4:10: error: a touch needs the key 'for'"]
      ),
      (
        "views: [{ type: UIView, id: a }]\nscript: [{ at: 0, tap: a.arrow }]",
        ["4:24: error: the UIView 'a' has no part 'arrow'"]
      ),
      ("assets: /etc", ["3:9: error: '/etc' is absolute"]),
      ("assets: ../../..", ["3:9: error: '../../..' lies outside the folders of the scene"]),
      ("capture: { blur: true }", ["3:18: error: wrong type: true"]),
    ])
  func `a fault is told where it is`(lines: String, expected: [String]) {
    #expect(SceneText.adding(lines).faultLines == expected.map { "scene.yaml:" + $0 })
  }

  @Test
  func `faults come in the order of the text, those behind aliases once`() {
    let scene = SceneText.adding(
      """
      views:
        - { type: UIView, subviews: &s [{ type: UIView, alpah: 1 }] }
        - { type: UIView, subviews: *s }
      script: [{ at: x, tap: y }]
      """)
    #expect(
      scene.faultLines == [
        "scene.yaml:4:51: error: unknown key 'alpah' in the UIView",
        "scene.yaml:6:16: error: wrong type: the text 'x'",
        "scene.yaml:6:24: error: no view has the id 'y'",
      ])
  }

  @Test
  func `an event after the end is a warning`() throws {
    let scene = try SceneText.adding(
      "views: [{ type: UIView, id: a }]\nscript: [{ at: 2, tap: a }]"
    ).read()
    #expect(
      scene.warnings.map { String($0.description.prefix { $0 != "\n" }) } == [
        "scene.yaml:4:24: warning: the event begins after the end of the recording"
      ])
  }

  @Test
  func `files that cannot be read are told apart from faulty ones`() throws {
    let scratch = try ScratchFolder()
    #expect(throws: SceneFileError.unreadable(file: "/nowhere/x.yaml", reason: "no such file")) {
      try SceneFile(path: "/nowhere/x.yaml")
    }
    #expect(throws: SceneFileError.unreadable(file: scratch.path, reason: "it is a folder")) {
      try SceneFile(path: scratch.path)
    }
    #expect(
      throws: SceneFileError.unreadable(file: "/dev/zero", reason: "it is not a regular file")
    ) {
      try SceneFile(path: "/dev/zero")
    }
    let path = try scratch.write(
      "s.yaml", "canvas: { width: 1, height: 1 }\nrecord: { fps: 1, duration: 1 }\n")
    #expect(try SceneFile(path: path).description.canvas.width == 1)
  }
}
