import Testing

@testable import SceneFiles

struct DamagedSceneTests {
  static let scene = """
    canvas: { width: 340, height: 278, background: black, scale: [0.891, 0.8902] }
    capture: { deviceScale: 3, reduction: bilinear, blur: 0.33 }
    views:
      - id: menu
        type: ExpandableButtonView
        frame: [20, 107, 60, 60]
        backgroundColor: &w white
        items: [{ imageEdgeInsets: 16 }, { title: { text: "é", color: *w } }]
        subviews:
          - { type: UILabel, id: title, text: Title, numberOfLines: 1 }
    script:
      - { at: 2.06772, tap: menu.arrow }
      - { at: 3.05141, touch: "menu.items[1]", for: 0.1, location: [1, 2] }
    record: { fps: 10, duration: 3.6, loop: forever, sampleTimes: { 22: 2.16696 } }
    """

  @Test
  func `the undamaged scene is right`() {
    #expect(SceneText(Self.scene).faults.isEmpty)
  }

  /// Damage must end in a scene or in faults that lie inside the text.
  @Test(arguments: 0..<8)
  func `damage is told inside the text`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let original = Array(Self.scene.utf8)
    let pieces = ["{", "}", "[", "]", ":", "-", "&w", "*w", "\n", "\t", "\"", "1e9", "é", "\u{0}"]
    for _ in 0..<250 {
      var bytes = original
      for _ in 0...random(below: 4) {
        let start = random(below: bytes.count)
        let end = min(bytes.count, start + random(below: 12))
        switch random(below: 3) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: pieces[random(below: pieces.count)].utf8, at: start)
        default: bytes.insert(contentsOf: bytes[start..<end], at: random(below: bytes.count))
        }
      }
      do throws(SceneFileError) {
        _ = try SceneFile(bytes: bytes, name: "damaged.yaml", folder: "/nowhere")
      } catch {
        guard case .faulty(let faults) = error else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        #expect(!faults.isEmpty)
        let lineCount = bytes.count { $0 == 0x0A } + 1
        for fault in faults {
          #expect(fault.line <= lineCount, "seed \(seed)")
          #expect(fault.line == 0 || fault.excerpt != nil, "seed \(seed)")
          #expect(!fault.description.isEmpty)
        }
      }
    }
  }
}
