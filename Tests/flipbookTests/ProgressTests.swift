import Foundation
import TestSupport
import Testing

struct ProgressTests {
  let command: FlipbookCommand

  init() throws {
    let folder = try ScratchFolder()
    command = FlipbookCommand(folder: folder)
    try folder.write("scene.yaml", RenderTests.scene)
  }

  @Test
  func `a terminal sees one line that is written over`() throws {
    let result = try command.runOnTerminal(
      "render", "scene.yaml", "-o", "out.gif", environment: ["TERM": "xterm"])
    #expect(result.code == 0)
    let writes = result.text.split(separator: "\r").map { String($0) }
    #expect(writes.contains { $0.contains("[####################]  100 %  4/4") })
    #expect(writes.last?.contains("\n") == true || writes.suffix(2).joined().contains("out.gif:"))
    #expect(!result.text.contains("\u{1B}"))
  }

  @Test
  func `quiet is quiet on a terminal too`() throws {
    let result = try command.runOnTerminal(
      "render", "scene.yaml", "-o", "out.gif", "--quiet", environment: ["TERM": "xterm"])
    #expect(result.code == 0)
    #expect(result.text.isEmpty)
  }

  @Test
  func `verbosity tells the time of each phase`() throws {
    let result = try command.run("render", "scene.yaml", "-o", "out.gif", "--verbose")
    #expect(result.code == 0)
    for phase in ["read", "sample", "paint"] {
      #expect(result.errors.contains("\(phase): "))
    }
  }

  @Test
  func `a picture is not sent to a terminal`() throws {
    let result = try command.runOnTerminal("render", "scene.yaml", "-o", "-")
    #expect(result.code == 64)
    #expect(result.text.contains("a picture cannot be shown on a terminal"))
  }
}
