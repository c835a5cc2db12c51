import ExpandableButton
import Recording
import Testing
import UIKit

@Suite(.virtualClock) @MainActor
struct `The example in the README` {
  @Test func `Opens a menu and records it`() throws {
    let items = [ExpandableButtonItem(), ExpandableButtonItem()]

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 339, height: 276))
    let menu = ExpandableButtonView(
      frame: CGRect(x: 20, y: 100, width: 60, height: 60), direction: .right, items: items)
    menu.backgroundColor = .white
    window.addSubview(menu)
    window.makeKeyAndVisible()

    VirtualClock.current.schedule(at: 1) { menu.open() }
    let movie = SceneSampler(window: window).record(
      try RecordingSettings(framesPerSecond: 25, duration: 2))
    let target = RenderTarget(size: PixelSize(width: 339, height: 276), scaleX: 1, scaleY: 1)
    let bytes = try MovieEncoder(target: target).gif(of: movie)

    #expect(menu.state == .opened)
    // Still at first, then a picture for each sample inside the fifth of a second, then still.
    #expect(movie.sampleCount == 50)
    #expect(movie.frames.map(\.presentationTime).prefix(3) == [0, 1.04, 1.08])
    #expect(movie.frames.count == 6)
    #expect(String(decoding: bytes.prefix(6), as: UTF8.self) == "GIF89a")
  }
}

@Suite(.virtualClock) @MainActor
struct `Encoding a movie` {
  private func movie() throws -> SceneMovie {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.backgroundColor = .black
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 15
    window.addSubview(dot)
    window.makeKeyAndVisible()
    CATransaction.flush()
    UIView.animate(withDuration: 0.8) { dot.center.x += 40 }
    return SceneSampler(window: window).record(
      try RecordingSettings(framesPerSecond: 25, duration: 1))
  }

  private let target = RenderTarget(size: PixelSize(width: 200, height: 120), scaleX: 2, scaleY: 2)

  @Test func `One worker and many give the same bytes`() throws {
    let movie = try movie()
    let files = try [1, 2, 5].map { workers in
      var encoder = MovieEncoder(target: target)
      encoder.gif.workers = workers
      return try encoder.gif(of: movie)
    }
    #expect(files[0] == files[1])
    #expect(files[0] == files[2])
  }

  @Test func `The same recording twice is the same movie`() throws {
    let first = try movie()
    VirtualClock.current = VirtualClock()
    // Not in the expectation itself: a failure would describe every scene.
    let areEqual = try movie() == first
    #expect(areEqual)
  }

  @Test func `A target that cannot be painted is told as such, and nothing is written`() throws {
    let movie = try movie()
    let impossible = RenderTarget(
      size: PixelSize(width: 10, height: 10), scaleX: 0, scaleY: 1)
    var written = 0
    #expect(throws: RecordingError.painting(.badScale(x: 0, y: 1))) {
      try MovieEncoder(target: impossible).writeGIF(of: movie) { written += $0.count }
    }
    var noScreen = target
    noScreen.capture = Capture(deviceScale: 0)
    #expect {
      try MovieEncoder(target: noScreen).writeGIF(of: movie) { written += $0.count }
    } throws: { error in
      if case RecordingError.painting = error { true } else { false }
    }
    #expect(written == 0)
  }
}
