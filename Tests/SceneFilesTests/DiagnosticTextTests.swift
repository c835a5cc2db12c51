import Testing

@testable import SceneFiles

/// The exact text of messages: what people read is part of the interface.
struct DiagnosticTextTests {
  @Test
  func `an unknown key is shown with the key that was meant`() {
    let scene = SceneText("canvas: { widht: 339, height: 2 }\nrecord: { fps: 1, duration: 1 }")
    #expect(
      scene.faults.map(\.description).joined(separator: "\n") == """
        scene.yaml:1:9: error: the key 'width' is missing in the canvas
          canvas: { widht: 339, height: 2 }
                  ^~~~~~~~~~~~~~~~~~~~~~~~~
        scene.yaml:1:11: error: unknown key 'widht' in the canvas
          canvas: { widht: 339, height: 2 }
                    ^~~~~
                    did you mean 'width'?
        """)
  }

  @Test
  func `columns count characters and the caret stands under the text`() {
    let scene = SceneText.adding("views: [{ type: UIView, id: e\u{301}漢 }]")
    #expect(
      scene.faults.map(\.description).joined(separator: "\n") == """
        scene.yaml:3:29: error: 'e\u{301}漢' cannot be an id
          views: [{ type: UIView, id: e\u{301}漢 }]
                                      ^~~
                                      expected an id: a letter, then letters, digits, '_' or '-'
        """)
  }

  @Test
  func `a long line is shown around the fault`() throws {
    let long = String(repeating: "x", count: 500)
    let scene = SceneText.adding("# \(long)\n\"\(long)\": 1")
    let text = try #require(scene.faults.first?.description)
    #expect(
      text.split(separator: "\n").map(\.count).max().map { $0 < 200 } == true)
    #expect(text.contains("unknown key 'xxx"))
  }

  @Test
  func `control characters of a text do not reach the terminal`() throws {
    let scene = SceneText.adding("\"\\e[31m\\u202e\": 1")
    let text = try #require(scene.faults.first?.description)
    #expect(
      text.hasPrefix("scene.yaml:3:1: error: unknown key '\\u{1b}[31m\\u{202e}' in the scene"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test
  func `a fault of the whole file has no place`() {
    #expect(
      SceneText("").faults.map(\.description) == [
        "scene.yaml: error: the file is empty\n  expected a scene"
      ])
  }

  @Test(
    arguments: [
      (
        "a: [1,\n",
        "1:7: error: not YAML: did not find expected node content while parsing a flow node"
      ),
      ("a:\n\tb: 1\n", "2:1: error: a tab cannot indent"),
      (
        "a: 1\nb\n",
        "2:2: error: not YAML: could not find expected ':' while scanning a simple key"
      ),
      (
        "a: \"\\uD800\"",
        "1:7: error: not YAML: found invalid Unicode character escape code while parsing a quoted scalar"
      ),
      ("a: b\u{7}", "1:5: error: the control character U+0007 is not allowed"),
    ])
  func `a text that is no YAML is told with its place`(text: String, line: String) {
    #expect(SceneText(text).faultLines == ["scene.yaml:" + line])
  }
}
