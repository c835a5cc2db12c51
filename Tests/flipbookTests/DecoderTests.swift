import Foundation
import TestSupport
import Testing

/// Our files in other people's decoders.
struct `A rendered GIF in other decoders` {
  /// A decoder and how it is called on `movie.gif`; each says nothing on standard error unless it
  /// has something to complain about.
  struct Decoder: Sendable, CustomTestStringConvertible {
    let name: String
    let command: String
    var testDescription: String { name }

    var isInstalled: Bool {
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      }
    }
  }

  static let decoders = [
    Decoder(name: "giftext", command: "giftext movie.gif > text"),
    Decoder(name: "gifsicle", command: "gifsicle --unoptimize movie.gif -o whole.gif"),
    Decoder(name: "ffmpeg", command: "ffmpeg -v warning -i movie.gif -f rawvideo -y pixels"),
    Decoder(
      name: "python3",
      command: """
        python3 -W error -c "
        from PIL import Image, ImageSequence
        with Image.open('movie.gif') as movie:
            pictures = [picture.copy() for picture in ImageSequence.Iterator(movie)]
            total = sum(picture.info['duration'] for picture in pictures)
            assert (movie.size, total, movie.info['loop']) == ((302, 246), 3600, 0)
        "
        """),
  ]

  @Test(arguments: decoders)
  func `Decodes without a word of warning`(decoder: Decoder) throws {
    guard decoder.isInstalled else {
      try Test.cancel("\(decoder.name) is not installed: Scripts/install-packages test")
    }
    let folder = try ScratchFolder()
    let command = FlipbookCommand(folder: folder)
    let scene = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Scenes/expandable-button-right.yaml").path
    try #require(try command.run("render", scene, "-o", "movie.gif", "-q").code == 0)
    let result = try command.run(shell: decoder.command)
    #expect(result.code == 0)
    #expect(result.errors == "")
  }
}
