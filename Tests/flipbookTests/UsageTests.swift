import Foundation
import TestSupport
import Testing

/// Wrong command lines end with 64, say what is wrong, and do nothing.
struct UsageTests {
  let command: FlipbookCommand

  init() throws {
    command = FlipbookCommand(folder: try ScratchFolder())
  }

  @Test
  func `the version is shown`() throws {
    let result = try command.run("--version")
    #expect(result.code == 0)
    #expect(result.text == "flipbook 0.1.0\n")
    #expect(result.errors.isEmpty)
  }

  @Test
  func `help lists the commands`() throws {
    let result = try command.run("--help")
    #expect(result.code == 0)
    #expect(
      result.text == """
        Flipbook renders UIKit-style scenes into animated pictures.

        Usage: flipbook COMMAND [OPTION...]

        Commands:
          render    Render a scene file into an animated or a still picture.
          validate  Find every fault of scene files without rendering.

        Options:
          -h, --help     Show this help.
              --version  Show the version.

        'flipbook COMMAND --help' tells more about a command.

        """)
    #expect(try command.run("help").text == result.text)
    #expect(try command.run("-h").text == result.text)
  }

  @Test
  func `a command's help lists its options`() throws {
    let result = try command.run("render", "--help")
    #expect(result.code == 0)
    for option in [
      "-o, --output FILE", "--assets DIR", "--at T", "--scale N", "-j, --jobs N", "--strict",
      "-q, --quiet", "-v, --verbose", "-h, --help",
    ] {
      #expect(result.text.contains(option))
    }
    #expect(try command.run("help", "render").text == result.text)
    #expect(try command.run("validate", "-h").text.contains("Usage: flipbook validate SCENE..."))
  }

  @Test
  func `several mistakes are told at once`() throws {
    let result = try command.run("render", "--ouput", "x.gif", "--jobs=none", "-z")
    #expect(result.code == 64)
    #expect(result.text.isEmpty)
    #expect(
      result.errors == """
        flipbook: error: no option '--ouput'; did you mean '--output'?
        flipbook: error: no option '-z'
        flipbook: error: '--jobs' cannot be 'none': expected a whole number from 1 to 256
        flipbook: error: '--output FILE' is missing
        Usage: flipbook render SCENE [OPTION...]
        'flipbook render --help' tells more.

        """)
  }

  static let mistakes: [([String], String)] = [
    ([], "no command"),
    (["rendr"], "no command 'rendr'; did you mean 'render'?"),
    (["--verison"], "no option '--verison'; did you mean '--version'?"),
    (["help", "rendr"], "no command 'rendr'; did you mean 'render'?"),
    (["render", "-o", "x.gif"], "missing SCENE"),
    (["validate"], "missing SCENE..."),
    (["render", "a", "b", "-o", "x.gif"], "one argument too many: 'b'"),
    (["render", "a", "-o"], "'-o' needs a value: -o FILE"),
    (["render", "a", "-o", "--quiet"], "'-o' needs a value: -o FILE"),
    (["render", "a", "-ox.gif", "--quiet=1"], "'--quiet' takes no value"),
    (["render", "a", "-qv", "-o", "x.gif"], "'--quiet' and '--verbose' exclude each other"),
    (["render", "a", "-o", "x.gif", "--at", "1"], "'--at' goes only with an output named .png"),
    (["render", "a", "-o", "x.png"], "'an output named .png' goes only with --at T"),
    (
      ["render", "a", "-o", "x.mov"],
      "'x.mov' is no output that can be made: expected a name ending in .gif, or .png with --at"
    ),
    (["render", "a", "-o", "x.png", "--at=-1"], "'--at' cannot be '-1': expected a number from 0"),
    (["render", "a", "-o", "x.gif", "--scale", "0"], "'--scale' cannot be '0'"),
    (["render", "a", "-o", "x.gif", "-j", "0"], "'--jobs' cannot be '0'"),
    (["render", "a.gif", "-o", "./a.gif"], "the output './a.gif' is the scene file itself"),
    (["render", "--", "-o", "x.gif"], "one argument too many: 'x.gif'"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told`(arguments: [String], message: String) throws {
    let result = try command.run(arguments)
    #expect(result.code == 64)
    #expect(result.text.isEmpty)
    #expect(result.errors.contains("flipbook: error: " + message))
    #expect(try command.folder.names.isEmpty)
  }
}
