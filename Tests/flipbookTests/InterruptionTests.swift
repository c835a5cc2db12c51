import Foundation
import TestSupport
import Testing

struct InterruptionTests {
  @Test(arguments: ["SIGINT", "SIGTERM"])
  func `an interrupted rendering leaves nothing behind`(signal: String) throws {
    let folder = try ScratchFolder()
    let command = FlipbookCommand(folder: folder)
    try folder.write(
      "long.yaml",
      """
      canvas: { width: 400, height: 400 }
      views:
        - id: menu
          type: ExpandableButtonView
          frame: [0, 0, 60, 60]
          animationDuration: 300
          items: [{}]
      script: [{ at: 0, tap: menu.arrow }]
      record: { fps: 100, duration: 300 }
      """)
    try folder.write("out.gif", "precious")
    // The program is interrupted once its unfinished file has appeared.
    let result = try command.run(
      python: """
        import os, signal, subprocess, sys
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        program = subprocess.Popen([sys.argv[1], "render", "long.yaml", "-o", "out.gif", "-q"])
        while not any("tmp" in name for name in os.listdir()) and program.poll() is None: pass
        program.send_signal(signal.\(signal))
        print(-program.wait() == signal.\(signal))
        """)
    #expect(result.text == "True\n")
    #expect(result.errors.isEmpty)
    #expect(try folder.contents(of: "out.gif") == Data("precious".utf8))
    #expect(try folder.names == ["long.yaml", "out.gif"])
  }
}
