import Bitmaps

/// Compresses images on workers and writes them in order, a bounded number under way.
struct OrderedWriter {
  private static let chunkSize = 1 << 16

  private struct Job {
    var start: Int
    var rect: PixelRect
    var disposal: GIFDisposal
    var transparentIndex: UInt8
    var coded: WorkerPool.Pending<CodedImage>
  }

  private(set) var summary = GIFSummary()
  private let container: GIFContainer
  private let pool: WorkerPool
  private let scratch = ScratchPool()
  private let effort: GIFEffort
  private let end: Int
  private var jobs: [Job] = []

  /// - Parameters:
  ///   - effort: How hard to look for fewer bytes.
  ///   - end: When the last image stops being shown, in hundredths of a second.
  init(container: GIFContainer, pool: WorkerPool, effort: GIFEffort, end: Int) {
    self.container = container
    self.pool = pool
    self.effort = effort
    self.end = end
  }

  /// Starts to compress an image that appears at a time; writes older ones.
  mutating func add(
    _ image: IndexedImage, start: Int, disposal: GIFDisposal, sink: ([UInt8]) throws -> Void
  ) throws(GIFError) {
    let coded = pool.start { [scratch, effort] in
      scratch.withCoder { $0.code(image, effort: effort) }
    }
    jobs.append(
      Job(
        start: start, rect: image.rect, disposal: disposal,
        transparentIndex: image.transparentIndex, coded: coded))
    // The last job's delay is known only when the next one starts.
    while jobs.count > pool.workers + 1 { try writeFirst(until: jobs[1].start, sink: sink) }
  }

  /// Writes what is left and the trailer.
  mutating func finish(sink: ([UInt8]) throws -> Void) throws(GIFError) {
    while !jobs.isEmpty {
      try writeFirst(until: jobs.count > 1 ? jobs[1].start : end, sink: sink)
    }
    try container.finish()
    try flush(to: sink)
  }

  private mutating func writeFirst(
    until next: Int, sink: ([UInt8]) throws -> Void
  ) throws(GIFError) {
    let job = jobs.removeFirst()
    let pieces = DelaySchedule.pieces(of: next - job.start)
    let coded = job.coded.wait()
    var image = GIFImage(
      rect: job.rect, delay: pieces[0], disposal: pieces.count == 1 ? job.disposal : .keep,
      transparentIndex: job.transparentIndex, localPalette: coded.localPalette,
      codes: coded.codes)
    try put(image)
    if image.localPalette != nil { summary.localPaletteCount += 1 }
    // Longer than one image can last: images that change nothing prolong it, and the last of them
    // clears what the picture was to clear.
    for (position, piece) in pieces.enumerated().dropFirst() {
      let isLast = position == pieces.count - 1
      image.delay = piece
      image.disposal = isLast ? job.disposal : .keep
      image.rect =
        image.disposal == .clear ? job.rect : PixelRect(x: 0, y: 0, width: 1, height: 1)
      let still = [UInt8](repeating: job.transparentIndex, count: image.rect.area)
      image.codes = scratch.withCoder {
        $0.codes(for: still, minimumCodeSize: image.codes.minimumCodeSize)
      }
      try put(image)
    }
    if container.pendingCount >= Self.chunkSize { try flush(to: sink) }
  }

  private mutating func put(_ image: GIFImage) throws(GIFError) {
    try container.put(image)
    summary.imageCount += 1
  }

  private mutating func flush(to sink: ([UInt8]) throws -> Void) throws(GIFError) {
    let bytes = container.takeBytes()
    summary.byteCount += bytes.count
    do {
      try sink(bytes)
    } catch let error as GIFError {
      throw error
    } catch {
      throw .sink(reason: String(describing: error))
    }
  }
}
