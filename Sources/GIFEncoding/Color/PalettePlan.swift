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
    guard chosen != nil || histogram.entries.count <= Self.mostTried else {
      palette = builder.palette(for: histogram)
      isExact = false
      return
    }
    let quantization = chosen ?? builder.quantization(for: histogram)
    isExact = quantization.maximumError == 0 && histogram.droppedBits == 0
    palette = Self.ordered(quantization, analysis: analysis)
  }

  /// The colours that serve as many pictures as possible completely, those of pictures with few
  /// colours first.
  private static func covering(analysis: MovieAnalysis, most: Int) -> [RGB] {
    let entries = analysis.histogram.entries
    let lists = analysis.steps.compactMap(\.colors).sorted { $0.count < $1.count }
    guard entries.count > most else {
      return taking(lists, seed: nil, entryCount: entries.count, most: most).colors
        .map { entries[Int($0)].color }
    }
    // The smallest sets first, or one set and what goes with it.
    var best = taking(lists, seed: nil, entryCount: entries.count, most: most)
    let short = lists.filter { $0.count <= most }
    for seed in short.prefix(mostSeeds) {
      let other = taking(short, seed: seed, entryCount: entries.count, most: most)
      if other.served > best.served { best = other }
    }
    return best.colors.map { entries[Int($0)].color }
  }

  /// How many sets of colours are tried as the core of a shared table.
  private static let mostSeeds = 96

  /// Adds sets while they fit, always the one that needs the fewest new colours after a seed.
  private static func taking(
    _ lists: [[Int32]], seed: [Int32]?, entryCount: Int, most: Int
  ) -> (colors: [Int32], served: Int) {
    var taken = [Bool](repeating: false, count: entryCount)
    var colors: [Int32] = []
    func take(_ list: [Int32]) {
      for at in list where !taken[Int(at)] {
        taken[Int(at)] = true
        colors.append(at)
      }
    }
    func missing(_ list: [Int32]) -> Int { list.count(where: { !taken[Int($0)] }) }
    guard let seed else {
      for list in lists where colors.count + missing(list) <= most { take(list) }
      return (colors, lists.count(where: { missing($0) == 0 }))
    }
    take(seed)
    var rest = lists
    while true {
      rest.removeAll { missing($0) == 0 }
      guard let next = rest.min(by: { missing($0) < missing($1) }),
        colors.count + missing(next) <= most
      else { break }
      take(next)
    }
    return (colors, lists.count - rest.count)
  }

  /// The table in an order that lets pictures with few colours do with short indices.
  private static func ordered(
    _ quantization: PaletteBuilder.Quantization, analysis: MovieAnalysis
  ) -> Palette {
    let colors = quantization.palette.colors
    // Bits instead of sets of numbers: there may be thousands of pictures.
    let sets = analysis.steps.compactMap(\.colors).map { list in
      list.reduce(into: SIMD4<UInt64>.zero) { bits, at in
        let index = quantization.indices[Int(at)]
        bits[index / 64] |= 1 << UInt64(index % 64)
      }
    }
    func count(_ bits: SIMD4<UInt64>) -> Int {
      (0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount }
    }
    var taken = [Bool](repeating: false, count: colors.count)
    var order: [Int] = []
    for set in sets.sorted(by: { count($0) < count($1) }) {
      for index in colors.indices
      where set[index / 64] >> UInt64(index % 64) & 1 == 1 && !taken[index] {
        taken[index] = true
        order.append(index)
      }
    }
    order += colors.indices.filter { !taken[$0] }
    return Palette(colors: order.map { colors[$0] })
  }
}
