import Foundation
import Testing

struct WallClockTests {
  /// Ways to read or wait for the wall clock.
  static let forbidden = [
    "Date()", "Date.now", "CFAbsoluteTimeGetCurrent", "ProcessInfo.processInfo.systemUptime",
    "ContinuousClock", "SuspendingClock", "gettimeofday", "clock_gettime", "Task.sleep",
    "Thread.sleep", "usleep(", "Dispatch.DispatchQueue", "Foundation.Timer", "mach_absolute_time",
    "SystemRandomNumberGenerator", ".random(in:", "arc4random", "Locale.current",
    "TimeZone.current", "Thread.isMainThread",
  ]

  @Test(arguments: ["Geometry", "Bitmaps", "Scenes", "AnimationCore"])
  func `no source of the animation core reads the wall clock`(target: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var read = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in Self.forbidden {
        #expect(!text.contains(word), "\(word) in \(file.lastPathComponent)")
      }
      read += 1
    }
    #expect(read > 3)
  }
}
