import Bitmaps

/// What the first pass learns: which bitmaps differ, where, and in which colours.
struct MovieAnalysis {
  /// One picture that differs from the one before it.
  struct Step: Equatable, Sendable {
    /// Its position in the source.
    var index: Int
    /// When it appears, in hundredths of a second.
    var start: Int
    /// Holds every pixel that differs from the picture before; the canvas for the first.
    var box: PixelRect
    /// Holds every pixel that was visible before and is clear now; empty where there is none.
    var vanished: PixelRect
    /// The distinct colours of the changed pixels, as positions in the histogram; nil where there
    /// are many.
    var colors: [Int32]?
  }

  /// More distinct colours than this in one picture are not listed.
  static let mostListed = 4096
  /// The most colours listed for the whole movie.
  private static let listBudget = 1 << 20

  /// The pictures that are written, in order.
  private(set) var steps: [Step] = []
  /// The colours of all changed pixels.
  private(set) var histogram = ColorHistogram()
  /// Whether any pixel of any picture is clear.
  private(set) var hasClearPixels = false

  private let flattening: Flattening
  private var listed = 0
  private var previous: Bitmap?

  init(flattening: Flattening) { self.flattening = flattening }

  /// Takes in the next picture that is to be shown.
  ///
  /// - Parameters:
  ///   - entry: Its position and start.
  ///   - bitmap: Its pixels.
  ///   - damage: Where it may differ from the picture taken in before; nil when not known.
  mutating func add(_ entry: DelaySchedule.Entry, bitmap: Bitmap, damage: PixelRect?) {
    let canvas = PixelRect(bitmap.size)
    guard let before = previous else {
      count(bitmap, in: canvas, before: nil)
      steps.append(
        Step(
          index: entry.index, start: entry.start, box: canvas,
          vanished: PixelRect(x: 0, y: 0, width: 0, height: 0), colors: listColors()))
      previous = bitmap
      return
    }
    let box = bitmap.changedRect(
      comparedWith: before, within: damage.map { canvas.intersection($0) } ?? canvas)
    guard !box.isEmpty else { return }
    let vanished = count(bitmap, in: box, before: before)
    steps.append(
      Step(
        index: entry.index, start: entry.start, box: box, vanished: vanished,
        colors: listColors()))
    previous = bitmap
  }

  /// Forgets the last bitmap.
  mutating func finish() {
    previous = nil
    if histogram.droppedBits > 0 {
      for at in steps.indices { steps[at].colors = nil }
    }
  }

  private mutating func listColors() -> [Int32]? {
    let colors = histogram.takeStepColors()
    guard colors.count <= Self.mostListed, listed + colors.count <= Self.listBudget else {
      return nil
    }
    listed += colors.count
    return colors
  }

  /// Counts the colours of changed pixels and returns the box of those that became clear.
  @discardableResult
  private mutating func count(_ bitmap: Bitmap, in box: PixelRect, before: Bitmap?) -> PixelRect {
    var vanished = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let width = bitmap.width
    unsafe bitmap.withUnsafePixels { pixels in
      guard let before else {
        unsafe countRun(pixels, box: box, width: width)
        return
      }
      unsafe before.withUnsafePixels { old in
        for y in box.y..<box.maxY {
          var x = box.x
          while x < box.maxX {
            let at = y &* width &+ x
            let pixel = unsafe pixels[at]
            guard unsafe pixel != old[at] else {
              x &+= 1
              continue
            }
            let start = x
            let color = flattening.color(of: pixel)
            while x < box.maxX, unsafe pixels[y &* width &+ x] == pixel,
              unsafe old[y &* width &+ x] != pixel
            {
              if color == .clear,
                flattening.color(of: unsafe old[y &* width &+ x]) != .clear
              {
                vanished = vanished.union(PixelRect(x: x, y: y, width: 1, height: 1))
              }
              x &+= 1
            }
            add(color, count: x - start)
          }
        }
      }
    }
    return vanished
  }

  private mutating func countRun(
    _ pixels: UnsafeBufferPointer<Pixel>, box: PixelRect, width: Int
  ) {
    var at = 0
    let end = box.area
    while at < end {
      let pixel = unsafe pixels[at]
      let start = at
      while at < end, unsafe pixels[at] == pixel { at &+= 1 }
      add(flattening.color(of: pixel), count: at - start)
    }
  }

  private mutating func add(_ color: RGB, count: Int) {
    if color == .clear {
      hasClearPixels = true
    } else {
      histogram.add(color, count: UInt64(count))
    }
  }
}
