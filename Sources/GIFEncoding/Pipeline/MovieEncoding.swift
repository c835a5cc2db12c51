import Bitmaps
import Foundation

/// One encode: its schedule, its first pass and its second.
struct MovieEncoding {
  private static let chunkSize = 1 << 16

  private let source: any TimedBitmapSource
  private let options: GIFOptions
  private let schedule: DelaySchedule
  private let pool: WorkerPool
  private let flattening: Flattening
  private var analysis: MovieAnalysis

  init(source: any TimedBitmapSource, options: GIFOptions) throws(GIFError) {
    self.source = source
    self.options = options
    let times = source.presentationTimes
    let duration = options.lastFrameHold.map { (times.last ?? 0) + $0 } ?? source.duration
    schedule = try DelaySchedule(times: times, duration: duration)
    pool = WorkerPool(workers: options.workers ?? ProcessInfo.processInfo.activeProcessorCount)
    flattening = Flattening(matte: options.matte.map { Pixel($0).packed & 0xFFFFFF })
    analysis = MovieAnalysis(flattening: flattening)
  }

  /// The first pass.
  mutating func analyze() throws(GIFError) {
    let entries = schedule.entries
    var reader = BitmapReader(source: source, indices: entries.map(\.index), pool: pool)
    for (position, entry) in entries.enumerated() {
      guard let timed = try reader.next() else { break }
      // Damage speaks of the bitmap right before; it says nothing once that one was left out.
      let follows = position > 0 && entries[position - 1].index == entry.index - 1
      analysis.add(entry, bitmap: timed.bitmap, damage: follows ? timed.damage : nil)
    }
    analysis.finish()
  }

  /// The second pass.
  func write(to sink: ([UInt8]) throws -> Void) throws(GIFError) -> GIFSummary {
    let plan = PalettePlan(analysis: analysis, options: options)
    let palette = plan.palette
    let indexer = FrameIndexer(
      size: source.size, flattening: flattening,
      tables: TableChooser(plan: plan, options: options),
      dither: options.dithers && !plan.isExact ? PositionalDither() : nil)
    let container = try GIFContainer(
      size: source.size, palette: Palette(colors: [0] + palette.colors),
      repetitions: try options.loop.repetitions(), comment: options.comment)
    var writer = OrderedWriter(
      container: container, pool: pool, effort: options.effort, end: schedule.end)
    let steps = analysis.steps
    var reader = BitmapReader(source: source, indices: steps.map(\.index), pool: pool)
    for (position, step) in steps.enumerated() {
      guard let timed = try reader.next() else { break }
      let clearing =
        position + 1 < steps.count
        ? steps[position + 1].vanished : PixelRect(x: 0, y: 0, width: 0, height: 0)
      guard
        let image = try indexer.image(for: timed.bitmap, step: step, clearing: clearing)
      else { continue }
      try writer.add(
        image, start: step.start, disposal: clearing.isEmpty ? .keep : .clear, sink: sink)
    }
    try writer.finish(sink: sink)
    var summary = writer.summary
    summary.droppedCount = source.presentationTimes.count - schedule.entries.count
    summary.sharedColorCount = palette.colors.count
    summary.durationCentiseconds = schedule.end
    return summary
  }
}
