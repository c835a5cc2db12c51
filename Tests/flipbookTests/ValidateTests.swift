import Foundation
import TestSupport
import Testing

struct ValidateTests {
  let command: FlipbookCommand
  let folder: ScratchFolder

  static let right = """
    canvas: { width: 10, height: 10 }
    views: [{ id: box, type: UIView, frame: [0, 0, 5, 5] }]
    record: { fps: 10, duration: 0.2 }

    """

  init() throws {
    folder = try ScratchFolder()
    command = FlipbookCommand(folder: folder)
  }

  @Test
  func `right scenes are named on standard output`() throws {
    try folder.write("a.yaml", Self.right)
    try folder.write("b.yaml", Self.right)
    let result = try command.run("validate", "a.yaml", "b.yaml")
    #expect(result.code == 0)
    #expect(result.text == "a.yaml: right\nb.yaml: right\n")
    #expect(result.errors.isEmpty)
    #expect(try command.run("validate", "-q", "a.yaml").text.isEmpty)
  }

  @Test
  func `one faulty scene does not hide another`() throws {
    try folder.write("a.yaml", "canvas: 1\n")
    try folder.write("b.yaml", Self.right)
    let result = try command.run("validate", "a.yaml", "missing.yaml", "b.yaml")
    #expect(result.code == 64)
    #expect(result.text == "b.yaml: right\n")
    #expect(
      result.errors == """
        a.yaml:1:1: error: the key 'record' is missing in the scene
          canvas: 1
          ^~~~~~~~~
        a.yaml:1:9: error: wrong type: the number 1
          canvas: 1
                  ^
                  expected the canvas
        flipbook: error: cannot read 'missing.yaml': no such file

        """)
  }

  @Test
  func `a scene can come from standard input`() throws {
    let right = try command.run("validate", "-", input: Data(Self.right.utf8))
    #expect(right.code == 0)
    let faulty = try command.run("validate", "-", input: Data("canvas: [".utf8))
    #expect(faulty.code == 64)
    #expect(faulty.errors.hasPrefix("<stdin>:1:10: error: not YAML:"))
  }

  @Test
  func `what cannot be read ends with 2`() throws {
    #expect(try command.run("validate", "missing.yaml").code == 2)
    #expect(try command.run("validate", ".").code == 2)
    #expect(try command.run("validate", "/dev/zero").code == 2)
  }

  @Test
  func `strictness makes errors of warnings`() throws {
    try folder.write(
      "late.yaml", Self.right + "script: [{ at: 3, tap: box }]\n")
    let lenient = try command.run("validate", "late.yaml")
    #expect(lenient.code == 0)
    #expect(lenient.errors.hasPrefix("late.yaml:4:24: warning: the event begins after the end"))
    let strict = try command.run("validate", "late.yaml", "--strict")
    #expect(strict.code == 64)
    #expect(strict.text.isEmpty)
  }

  @Test
  func `colour is for terminals that want it`() throws {
    try folder.write("a.yaml", "canvas: 1\n")
    let red = "\u{1B}[1;31merror:\u{1B}[0m"
    #expect(try !command.run("validate", "a.yaml").errors.contains("\u{1B}"))
    #expect(
      try command.runOnTerminal("validate", "a.yaml", environment: ["TERM": "xterm"]).text
        .contains(red))
    #expect(
      try !command.runOnTerminal(
        "validate", "a.yaml", environment: ["TERM": "xterm", "NO_COLOR": "1"]
      ).text.contains("\u{1B}"))
    #expect(
      try !command.runOnTerminal("validate", "a.yaml", environment: ["TERM": "dumb"]).text
        .contains("\u{1B}"))
  }

  @Test(arguments: [
    "canvas: { width: 100000, height: 100000 }\nrecord: { fps: 1, duration: 1 }",
    "canvas: { width: 1, height: 1 }\nrecord: { fps: 1e9, duration: 1 }",
    String(repeating: "[", count: 10_000),
    "views: [{ type: UIImageView, image: ../../../../../../etc/passwd }]",
  ])
  func `a hostile scene is refused in little time and memory`(scene: String) throws {
    try folder.write("hostile.yaml", scene)
    let clock = ContinuousClock()
    let start = clock.now
    // With more than 200 MB of address space it would crash instead of ending with 64.
    let result = try command.run(
      shell: "ulimit -v 200000; exec \"$0\" validate hostile.yaml")
    #expect(result.code == 64)
    #expect(start.duration(to: clock.now) < .seconds(1))
  }
}
