/// Chooses the colours of a table for a histogram.
struct PaletteBuilder {
  /// The most colours the table may hold, `1...256`.
  var maximumColors: Int
  /// Colours that cover at least this part of the pixels are kept exactly.
  var populousShare = 0.0025
  /// Rounds of k-means after the split.
  var rounds = 3

  /// One colour of the histogram in the space of the search.
  struct Sample {
    var color: RGB
    var lab: Oklab
    var weight: Float
  }

  /// The table for a histogram: exact when everything fits, otherwise populous colours exactly and
  /// the rest by splitting along the greatest variance in Oklab.
  ///
  /// - Complexity: O(*n* log *k*) for *n* colours and a table of *k*, and O(*n k*) per round.
  func palette(for histogram: ColorHistogram) -> Palette {
    let entries = histogram.entries
    if entries.count <= maximumColors, histogram.droppedBits == 0 {
      return Palette(colors: entries.map(\.color))
    }
    let total = entries.reduce(UInt64(0)) { $0 + $1.count }
    let half: RGB =
      histogram.droppedBits == 0 ? 0 : 0x010101 << (histogram.droppedBits - 1)
    let populous = UInt64(Double(total) * populousShare)
    var fixed: [Sample] = []
    var free: [Sample] = []
    for entry in entries.sorted(by: { ($1.count, $0.color) < ($0.count, $1.color) }) {
      let color = entry.color | half
      let sample = Sample(color: color, lab: Oklab(color), weight: Float(entry.count))
      if entry.count > populous, fixed.count < maximumColors / 2 {
        fixed.append(sample)
      } else {
        free.append(sample)
      }
    }
    free = Self.merged(free)
    var split = VarianceSplit(samples: free)
    let centres = split.centres(count: maximumColors - fixed.count)
    var clusters = Clusters(fixed: fixed, samples: free, centres: centres)
    for _ in 0..<(free.count > 2048 ? rounds : 3 * rounds) { clusters.refine() }
    clusters.guardAgainstFarColors()
    return Palette(colors: Array(Set(clusters.colors)).sorted())
  }

  /// More colours than this are searched by their neighbourhoods.
  private static let mostSamples = 6144

  /// One sample for the colours that share their upper 6, or 5, bits per channel; the most
  /// frequent of them stands for all.
  private static func merged(_ samples: [Sample]) -> [Sample] {
    var samples = samples
    for mask: RGB in [0xFCFCFC, 0xF8F8F8] where samples.count > mostSamples {
      var places = [Int32](repeating: -1, count: 1 << 18)
      var cells: [Sample] = []
      for sample in samples {
        let cell = sample.color & mask
        let key = Int(cell >> 18 & 0x3F) << 12 | Int(cell >> 10 & 0x3F) << 6 | Int(cell >> 2 & 0x3F)
        if places[key] < 0 {
          places[key] = Int32(cells.count)
          cells.append(sample)
        } else {
          cells[Int(places[key])].weight += sample.weight
        }
      }
      samples = cells
    }
    return samples
  }

  /// A table and how well it serves.
  struct Quantization {
    var palette: Palette
    /// For each entry of the histogram the position of the nearest colour.
    var indices: [Int]
    /// The mean squared error over all pixels, in (Oklab × 100)².
    var meanSquaredError: Float
    /// The pixels of the histogram.
    var pixelCount: UInt64
    /// The greatest error of a colour, in Oklab × 100.
    var maximumError: Float
  }

  /// The table for a histogram with its errors.
  func quantization(for histogram: ColorHistogram) -> Quantization {
    Self.quantization(of: histogram, with: palette(for: histogram))
  }

  /// How well a table serves a histogram.
  static func quantization(of histogram: ColorHistogram, with palette: Palette) -> Quantization {
    let search = NearestColors(palette.colors.map { Oklab($0) })
    var sum = 0.0
    var total = 0.0
    var worst: Float = 0
    let indices = histogram.entries.map { entry in
      let nearest = search.nearest(to: Oklab(entry.color))
      sum += Double(nearest.squaredDistance) * Double(entry.count)
      total += Double(entry.count)
      worst = max(worst, nearest.squaredDistance)
      return nearest.index
    }
    return Quantization(
      palette: palette, indices: indices, meanSquaredError: Float(sum / max(total, 1)) * 10_000,
      pixelCount: UInt64(total), maximumError: worst.squareRoot() * 100)
  }
}
