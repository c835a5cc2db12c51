import Bitmaps

/// Every so manieth bitmap of a movie, and its last one.
struct ThinnedMovie: TimedBitmapSource {
  let size: PixelSize
  let presentationTimes: [Double]
  let duration: Double
  private let source: any TimedBitmapSource
  private let indices: [Int]

  init(source: any TimedBitmapSource, step: Int) {
    self.source = source
    let times = source.presentationTimes
    size = source.size
    duration = source.duration
    let last = times.count - 1
    indices = times.indices.filter { $0 % step == 0 || $0 == last }
    presentationTimes = indices.map { times[$0] }
  }

  func timedBitmap(at index: Int) throws -> TimedBitmap {
    var timed = try source.timedBitmap(at: indices[index])
    // Its damage is relative to a bitmap that was left out.
    timed.damage = nil
    return timed
  }
}
