import Bitmaps
import Foundation
import ImageDecoding
import TestSupport
import Testing

struct RenderTests {
  let command: FlipbookCommand
  let folder: ScratchFolder

  /// A red box beside a button that opens during the second of four samples.
  static let scene = """
    canvas: { width: 20, height: 10, background: white }
    views:
      - { id: box, type: UIView, frame: [2, 2, 6, 6], backgroundColor: red }
      - id: menu
        type: ExpandableButtonView
        frame: [10, 2, 6, 6]
        backgroundColor: '#204060'
        items: [{}]
    script: [{ at: 0.1, tap: menu.arrow }]
    record: { fps: 10, duration: 0.4 }

    """

  init() throws {
    folder = try ScratchFolder()
    command = FlipbookCommand(folder: folder)
    try folder.write("scene.yaml", Self.scene)
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    guard case .bitmap(let bitmap) = try ImageDecoder().decode(folder.contents(of: name)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return bitmap
  }

  @Test
  func `a scene becomes an animated picture and one line tells so`() throws {
    let result = try command.run("render", "scene.yaml", "-o", "out.gif")
    #expect(result.code == 0)
    #expect(result.text.isEmpty)
    #expect(result.errors.hasPrefix("out.gif: 20×10 px, "))
    #expect(result.errors.hasSuffix("\n"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(!result.errors.contains("\r"))
    #expect(try folder.contents(of: "out.gif").starts(with: Data("GIF89a".utf8)))
    #expect(try folder.names == ["out.gif", "scene.yaml"])
  }

  @Test
  func `a moment becomes a still picture`() throws {
    #expect(try command.run("render", "scene.yaml", "-o", "out.png", "--at", "0").code == 0)
    let still = try bitmap("out.png")
    #expect(still.size == PixelSize(width: 20, height: 10))
    #expect(still[5, 5] == Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255))
    #expect(still[0, 0] == .white)
    let result = try command.run(
      "render", "scene.yaml", "-o", "large.png", "--at=0.3", "--scale=3", "-q")
    #expect(result.errors.isEmpty)
    let large = try bitmap("large.png")
    #expect(large.size == PixelSize(width: 60, height: 30))
    #expect(large[17, 17] == Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test
  func `the output may reach beyond the canvas`() throws {
    try folder.write(
      "beyond.yaml",
      """
      canvas: { width: 4, height: 4, background: '#00ff00', pixels: [10, 8], origin: [3, 2] }
      views: [{ type: UIView, frame: [0, 0, 4, 4], backgroundColor: blue }]
      record: { fps: 10, duration: 0.1 }
      """)
    #expect(try command.run("render", "beyond.yaml", "-o", "out.png", "--at", "0").code == 0)
    let picture = try bitmap("out.png")
    #expect(picture.size == PixelSize(width: 10, height: 8))
    let green = Pixel(straightRed: 0, green: 255, blue: 0, alpha: 255)
    let blue = Pixel(straightRed: 0, green: 0, blue: 255, alpha: 255)
    #expect(picture[2, 2] == green)
    #expect(picture[3, 2] == blue)
    #expect(picture[6, 5] == blue)
    #expect(picture[7, 5] == green)
    #expect(picture[6, 6] == green)
  }

  @Test
  func `a window captured from a screen has the same size`() throws {
    try folder.write(
      "captured.yaml", "capture: { deviceScale: 3, reduction: area }\n" + Self.scene)
    let result = try command.run("render", "captured.yaml", "-o", "out.png", "--at", "0")
    #expect(result.code == 0)
    let picture = try bitmap("out.png")
    #expect(picture.size == PixelSize(width: 20, height: 10))
    #expect(picture[5, 5] == Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test
  func `the bytes depend on the scene alone`() throws {
    #expect(try command.run("render", "scene.yaml", "-o", "a.gif").code == 0)
    let expected = try folder.contents(of: "a.gif")
    for environment in [
      ["TZ": "Asia/Kathmandu"], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["HOME": "/nowhere"], ["LC_ALL": "C"],
    ] {
      let result = try command.run(
        "render", "scene.yaml", "-o", "b.gif", environment: environment)
      #expect(result.code == 0)
      #expect(try folder.contents(of: "b.gif") == expected)
    }
    for jobs in ["1", "2", "7"] {
      #expect(try command.run("render", "scene.yaml", "-o", "c.gif", "-j", jobs).code == 0)
      #expect(try folder.contents(of: "c.gif") == expected)
    }
    let piped = try command.run(
      "render", "-", "-o", "-", "-q", input: Data(Self.scene.utf8))
    #expect(piped.output == expected)
    #expect(piped.errors.isEmpty)
  }

  @Test
  func `a faulty scene leaves the output as it was`() throws {
    try folder.write("out.gif", "precious")
    try folder.write(
      "faulty.yaml",
      """
      canvas: { width: 100, height: 50, colour: black }
      views:
        - type: ExpandableButtonView
          id: menu
          frame: [10, 10, wide, 20]
          items: [{ image: delet.svg }]
      script: [{ at: 0.5, tap: meun.arrow }]
      record: { fps: 10, duration: 1 }
      """)
    let result = try command.run("render", "faulty.yaml", "-o", "out.gif")
    #expect(result.code == 64)
    #expect(result.text.isEmpty)
    let places = result.errors.split(separator: "\n").filter { $0.hasPrefix("faulty.yaml:") }
    #expect(
      places == [
        "faulty.yaml:1:35: error: unknown key 'colour' in the canvas",
        "faulty.yaml:5:21: error: wrong type: the text 'wide'",
        "faulty.yaml:6:22: error: no image 'delet.svg'",
        "faulty.yaml:7:26: error: no view has the id 'meun'",
      ])
    #expect(try folder.contents(of: "out.gif") == Data("precious".utf8))
    #expect(try folder.names == ["faulty.yaml", "out.gif", "scene.yaml"])
  }

  @Test(arguments: [
    ("missing/out.gif", "there is no folder"), ("/proc/out.gif", ""), ("sub.gif", "it is a folder"),
  ])
  func `a place that cannot be written to ends with 2`(output: String, reason: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("sub.gif"), withIntermediateDirectories: false)
    let result = try command.run("render", "scene.yaml", "-o", output)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("flipbook: error: cannot write '\(output)': \(reason)"))
  }

  @Test
  func `what no GIF can be ends with 1 and leaves nothing`() throws {
    try folder.write(
      "short.yaml",
      "canvas: { width: 4, height: 4 }\nrecord: { fps: 100, duration: 0.01 }\n")
    let result = try command.run("render", "short.yaml", "-o", "out.gif")
    #expect(result.code == 1)
    #expect(
      result.errors
        == "flipbook: error: cannot render 'short.yaml': a GIF lasts at least 0.02 s, not 0.01 s\n")
    #expect(try folder.names == ["scene.yaml", "short.yaml"])
  }

  @Test
  func `what cannot be shown is told, and is an error if strict`() throws {
    try folder.write(
      "text.yaml",
      """
      canvas: { width: 40, height: 20 }
      views: [{ id: greeting, type: UILabel, frame: [0, 0, 40, 20], text: "Hi 漢" }]
      record: { fps: 10, duration: 0.1 }
      """)
    let lenient = try command.run("render", "text.yaml", "-o", "out.gif")
    #expect(lenient.code == 0)
    #expect(
      lenient.errors.hasPrefix(
        """
        flipbook: warning: greeting: UILabel.text: No font has a glyph for U+6F22 in “漢”.

        """))
    let strict = try command.run("render", "text.yaml", "-o", "strict.gif", "--strict")
    #expect(strict.code == 1)
    #expect(try folder.names == ["out.gif", "scene.yaml", "text.yaml"])
  }

  @Test
  func `a full device ends with 1`() throws {
    // The name has to end in .gif, so a link leads to the device.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("full.gif"), withDestinationPath: "/dev/full")
    let result = try command.run("render", "scene.yaml", "-o", "full.gif")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("flipbook: error: cannot write 'full.gif': "))
  }

  @Test
  func `a folder of images that is missing ends with 2`() throws {
    let result = try command.run("render", "scene.yaml", "-o", "out.gif", "--assets", "nowhere")
    #expect(result.code == 2)
    #expect(result.errors == "flipbook: error: there is no folder 'nowhere'\n")
    #expect(try folder.names == ["scene.yaml"])
  }

  @Test
  func `a link is followed and stays a link`() throws {
    try folder.write("target.gif", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.gif"), withDestinationPath: "target.gif")
    #expect(try command.run("render", "scene.yaml", "-o", "link.gif").code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.gif"))
        == "target.gif")
    #expect(try folder.contents(of: "target.gif").starts(with: Data("GIF".utf8)))
  }
}
