import Bitmaps

/// Reads bitmaps in order, a few ahead of their use.
struct BitmapReader {
  private typealias Reading = WorkerPool.Pending<Result<TimedBitmap, GIFError>>

  private let source: any TimedBitmapSource
  private let indices: [Int]
  private let pool: WorkerPool
  private var pending: [Reading] = []
  private var started = 0

  init(source: any TimedBitmapSource, indices: [Int], pool: WorkerPool) {
    self.source = source
    self.indices = indices
    self.pool = pool
  }

  /// The next bitmap; nil after the last.
  mutating func next() throws(GIFError) -> TimedBitmap? {
    while started < indices.count, pending.count < pool.workers {
      let index = indices[started]
      started += 1
      pending.append(pool.start { [source] in Self.read(source, at: index) })
    }
    guard !pending.isEmpty else { return nil }
    return try pending.removeFirst().wait().get()
  }

  private static func read(
    _ source: any TimedBitmapSource, at index: Int
  ) -> Result<TimedBitmap, GIFError> {
    do {
      let bitmap = try source.timedBitmap(at: index)
      guard bitmap.bitmap.size == source.size else {
        return .failure(
          .bitmapSize(index: index, expected: source.size, actual: bitmap.bitmap.size))
      }
      return .success(bitmap)
    } catch {
      return .failure(.source(index: index, reason: String(describing: error)))
    }
  }
}
