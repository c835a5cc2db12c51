import Bitmaps
import Foundation
import ImageDecoding
import PNGEncoding
import Rasterization
import Scenes
import Testing

struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Goldens/rasterization").standardizedFileURL

  /// Whether pictures are written instead of compared; only ever set by hand.
  private static let isRecording =
    ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] != nil

  @Test(arguments: GoldenScene.allCases)
  func `A scene looks as its golden picture`(golden: GoldenScene) throws {
    let bitmap = try Rasterizer().bitmap(of: golden.scene())
    let file = Self.folder.appendingPathComponent(golden.rawValue + ".png")
    let bytes = Data(try PNGEncoder.encode(bitmap))
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
    guard case .bitmap(let expected) = try ImageDecoder().decode(Data(contentsOf: file)) else {
      Issue.record("\(golden.rawValue).png is no bitmap")
      return
    }
    guard bitmap != expected else { return }
    Attachment.record(bytes, named: golden.rawValue + ".actual.png")
    let size = expected.size
    try #require(bitmap.size == size)
    var delta = Bitmap(size: size, filledWith: .black)
    var count = 0
    for y in 0..<size.height {
      for x in 0..<size.width where bitmap[x, y] != expected[x, y] {
        delta[x, y] = .white
        count += 1
      }
    }
    Attachment.record(
      Data(try PNGEncoder.encode(delta)), named: golden.rawValue + ".delta.png")
    let rect = bitmap.dirtyRect(comparedWith: expected)
    Issue.record("\(golden.rawValue): \(count) pixels differ, all inside \(rect)")
  }

  @Test func `Every golden picture belongs to a scene`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let known = Set(GoldenScene.allCases.map { $0.rawValue + ".png" })
    #expect(Set(files) == known)
  }
}
