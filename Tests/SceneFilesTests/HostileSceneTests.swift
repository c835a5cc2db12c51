import Testing

@testable import SceneFiles

/// Scenes that ask for more than a machine has are refused before memory is taken.
struct HostileSceneTests {
  private func scene(canvas: String, record: String) -> SceneText {
    SceneText("canvas: \(canvas)\nrecord: \(record)\n")
  }

  @Test(arguments: [
    "{ width: 100000, height: 100000 }", "{ width: 1e300, height: 1 }",
    "{ width: 16384, height: 16384 }", "{ width: 10000, height: 10000, scale: 16 }",
    "{ width: 1, height: 1, pixels: [16384, 16384] }", "{ width: 1, height: 1, pixels: [1e9, 1] }",
  ])
  func `huge canvases`(canvas: String) {
    #expect(!scene(canvas: canvas, record: "{ fps: 1, duration: 1 }").faults.isEmpty)
  }

  @Test(arguments: [
    "{ width: 5000, height: 5000 }", "{ width: 10, height: 10, pixels: [500, 500], scale: 0.01 }",
  ])
  func `huge screens to capture`(canvas: String) {
    let text = "canvas: \(canvas)\ncapture: { deviceScale: 8 }\nrecord: { fps: 1, duration: 1 }"
    #expect(
      SceneText(text).faultLines == [
        "scene.yaml:2:10: error: the captured screen would be too large"
      ])
  }

  @Test(arguments: [
    "{ fps: 1e9, duration: 1 }", "{ fps: 1, duration: 1e9 }", "{ fps: 240, duration: 3600 }",
    "{ fps: 1, duration: 1, sampleTimes: { 999999999: 1 } }", "{ fps: 0, duration: 1 }",
  ])
  func `endless recordings`(record: String) {
    #expect(!scene(canvas: "{ width: 1, height: 1 }", record: record).faults.isEmpty)
  }

  @Test
  func `views inside one another without end`() {
    let open = String(repeating: "{ type: UIView, subviews: [", count: 30)
    let close = String(repeating: "] }", count: 30)
    let lines = SceneText.adding("views: [\(open)\(close)]").faultLines
    #expect(lines == ["scene.yaml:3:657: error: more than 24 views inside one another"])
  }

  @Test
  func `more views than the limit, hidden behind aliases`() {
    let views = Array(repeating: "{ type: UIView }", count: 5_000).joined(separator: ", ")
    let scene = SceneText.adding(
      """
      views:
        - { type: UIView, subviews: &many [\(views)] }
        - { type: UIView, subviews: *many }
        - { type: UIView, subviews: *many }
      """)
    #expect(
      scene.faultLines == ["scene.yaml: error: the scene has 15003 views; the limit is 10000"])
  }

  @Test
  func `a file of more bytes than the limit`() {
    let scene = SceneText(String(repeating: "#", count: (4 << 20) + 1))
    #expect(scene.faultLines == ["scene.yaml: error: the file has more than 4194304 bytes"])
  }

  @Test(arguments: ["\n", ", "])
  func `more faults than anyone reads`(separator: String) {
    // With commas, everything stands in one line of a megabyte.
    let lines = (0..<45_000).map { "unknown_é\($0): 1" }.joined(separator: separator)
    let isLine = separator != "\n"
    let scene =
      isLine
      ? SceneText("{ canvas: { width: 1, height: 1 }, record: { fps: 1, duration: 1 }, \(lines) }")
      : SceneText.adding(lines)
    let clock = ContinuousClock()
    let start = clock.now
    let faults = scene.faults
    #expect(start.duration(to: clock.now) < .seconds(5))
    #expect(faults.count == 1001)
    #expect(faults.first?.line == 0)
    #expect(faults.first?.message == "more than 1000 faults: the others are left out")
    #expect(faults.dropFirst().allSatisfy { ($0.excerpt?.text.count ?? 0) <= 122 })
  }

  @Test
  func `a script of unknown ids beside thousands of views`() {
    let views = (0..<5_000).map { "  - { type: UIView, id: view\($0) }" }
    let events = (0..<5_000).map { "  - { at: 0, tap: veiw\($0) }" }
    let text = (["views:"] + views + ["script:"] + events).joined(separator: "\n")
    #expect(SceneText.adding(text).faults.count == 1001)
  }
}
