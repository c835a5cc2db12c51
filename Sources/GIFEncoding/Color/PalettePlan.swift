/// Decides on the shared table from what the first pass learned.
struct PalettePlan {
  /// The shared table, without the transparent entry.
  let palette: Palette
  /// Whether every colour of the movie is in it.
  let isExact: Bool

  /// Sizes that are tried, smallest first, where fewer colours may do.
  private static let sizes = [31, 47, 63, 79, 95, 111, 127, 159, 191, 223]
  /// More colours than this are quantized once, to the full size.
  private static let mostTried = 4096

  init(analysis: MovieAnalysis, options: GIFOptions) {
    let histogram = analysis.histogram
    let most = options.maximumColors
    let fits = histogram.droppedBits == 0 && histogram.entries.count <= most
    if options.quality == .exact || (fits && options.quality.errorBudget == 0) {
      let colors = Self.covering(analysis: analysis, most: most)
      palette = Palette(colors: colors)
      isExact = colors.count == histogram.entries.count && histogram.droppedBits == 0
      return
    }
    let builder = PaletteBuilder(maximumColors: most)
    var chosen: PaletteBuilder.Quantization?
    if histogram.droppedBits == 0, histogram.entries.count <= Self.mostTried {
      for size in Self.sizes where size < min(most, histogram.entries.count) {
        let tried = PaletteBuilder(maximumColors: size).quantization(for: histogram)
        if tried.meanSquaredError <= options.quality.errorBudget,
          tried.maximumError <= options.quality.maximumError
        {
          chosen = tried
          break
        }
      }
    }
    let quantization = chosen ?? builder.quantization(for: histogram)
    isExact = quantization.maximumError == 0 && histogram.droppedBits == 0
    palette = Self.ordered(quantization, analysis: analysis)
  }

  /// As many pictures' colours as fit, pictures with few colours first.
  private static func covering(analysis: MovieAnalysis, most: Int) -> [RGB] {
    let entries = analysis.histogram.entries
    var taken = [Bool](repeating: false, count: entries.count)
    var colors: [RGB] = []
    for list in analysis.steps.compactMap(\.colors).sorted(by: { $0.count < $1.count }) {
      let new = list.filter { !taken[Int($0)] }
      guard colors.count + new.count <= most else { continue }
      for at in new {
        taken[Int(at)] = true
        colors.append(entries[Int(at)].color)
      }
    }
    return colors
  }

  /// The table in an order that lets pictures with few colours do with short indices.
  private static func ordered(
    _ quantization: PaletteBuilder.Quantization, analysis: MovieAnalysis
  ) -> Palette {
    let colors = quantization.palette.colors
    let sets = analysis.steps.compactMap(\.colors).map { list in
      Set(list.map { quantization.indices[Int($0)] })
    }
    var taken = [Bool](repeating: false, count: colors.count)
    var order: [Int] = []
    for set in sets.sorted(by: { $0.count < $1.count }) {
      for index in set.sorted() where !taken[index] {
        taken[index] = true
        order.append(index)
      }
    }
    order += colors.indices.filter { !taken[$0] }
    return Palette(colors: order.map { colors[$0] })
  }
}
