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

  @Test
  func `as many faults as fit into a file`() {
    let lines = (0..<20_000).map { "k\($0): 1" }.joined(separator: "\n")
    #expect(SceneText.adding(lines).faults.count == 20_000)
  }
}
