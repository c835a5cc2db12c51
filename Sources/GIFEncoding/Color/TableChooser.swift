/// Decides picture by picture between the shared table and one of its own.
final class TableChooser {
  /// The shared table.
  let shared: ColorMap
  private var sharedAlternatives: [UInt8]?
  private let isExact: Bool
  private let options: GIFOptions

  /// The mean error, Oklab × 100, from which a table of its own is considered.
  private static let noticedMean: Float = 0.25
  /// The greatest error, Oklab × 100, from which a table of its own is considered.
  private static let noticedMaximum: Float = 5
  /// The squared error, (Oklab × 100)² summed over pixels, that a table's 768 bytes must take away.
  private static let priceOfTable: Float = 8000
  /// The part of the shared table's error that a table of its own may leave at most.
  private static let worthwhile: Float = 0.72

  init(plan: PalettePlan, options: GIFOptions) {
    shared = ColorMap(plan.palette)
    isExact = plan.isExact
    self.options = options
  }

  /// Whether a picture's colours must be counted before its table can be chosen.
  func needsHistogram(for step: MovieAnalysis.Step) -> Bool {
    if isExact { return false }
    return options.quality == .exact || step.colors != nil
  }

  /// Whether the shared table certainly serves a picture, judged by a part of its pixels.
  ///
  /// - Parameter sample: The colours of every fourth row of the pixels that must be drawn.
  func sharedServes(_ sample: ColorHistogram) -> Bool {
    guard options.quality != .exact else { return false }
    let common = PaletteBuilder.quantization(of: sample, with: shared.palette)
    let isCheap = 4 * common.meanSquaredError * Float(common.pixelCount) < Self.priceOfTable
    return common.maximumError <= Self.noticedMaximum
      && (isCheap || common.meanSquaredError <= Self.noticedMean * Self.noticedMean)
  }

  /// The table for a picture.
  ///
  /// - Parameters:
  ///   - step: What the first pass learned.
  ///   - histogram: The colours of the pixels that must be drawn.
  ///   - still: The colours shown by the other pixels around them.
  /// - Throws: `GIFError.tooManyColors`.
  func map(
    for step: MovieAnalysis.Step, histogram: ColorHistogram, still: () -> ColorHistogram
  ) throws(GIFError) -> ColorMap {
    if options.quality == .exact {
      if histogram.entries.allSatisfy({ shared.contains($0.color) }) { return shared }
      guard histogram.entries.count <= 255 else {
        throw .tooManyColors(index: step.index, count: histogram.entries.count, limit: 255)
      }
      return ColorMap(Self.filled(histogram, with: still()))
    }
    let common = PaletteBuilder.quantization(of: histogram, with: shared.palette)
    guard
      common.meanSquaredError > Self.noticedMean * Self.noticedMean
        || common.maximumError > Self.noticedMaximum
    else { return shared }
    let own = PaletteBuilder(maximumColors: options.maximumColors).quantization(for: histogram)
    let gain = (common.meanSquaredError - own.meanSquaredError) * Float(own.pixelCount)
    guard own.meanSquaredError <= common.meanSquaredError * Self.worthwhile,
      gain >= Self.priceOfTable || common.maximumError > Self.noticedMaximum
    else { return shared }
    return ColorMap(own.palette)
  }

  /// For each index one of a colour within the allowed lossiness, or itself; nil where none is
  /// allowed.
  func alternatives(in map: ColorMap) -> [UInt8]? {
    guard options.lossiness > 0, options.quality != .exact else { return nil }
    if map === shared, let known = sharedAlternatives { return known }
    let labs = map.palette.colors.map { Oklab($0) }
    let limit = Float(options.lossiness * options.lossiness) / 10_000
    var result = (0..<256).map { UInt8($0) }
    for (index, color) in labs.enumerated() {
      var nearest = limit
      for (other, candidate) in labs.enumerated() where other != index {
        let distance = color.squaredDistance(to: candidate)
        if distance < nearest {
          nearest = distance
          result[index + 1] = UInt8(other + 1)
        }
      }
    }
    if map === shared { sharedAlternatives = result }
    return result
  }

  /// All of a picture's colours and as many of the most frequent still ones as fit.
  private static func filled(_ histogram: ColorHistogram, with still: ColorHistogram) -> Palette {
    var colors = histogram.entries.map(\.color)
    var taken = Set(colors)
    let frequent = still.entries.sorted { ($1.count, $0.color) < ($0.count, $1.color) }
    for entry in frequent where colors.count < 255 && taken.insert(entry.color).inserted {
      colors.append(entry.color)
    }
    return Palette(colors: colors)
  }
}
