/// k-means over colours, with centres that may not move and a guard for rare colours.
struct Clusters {
  typealias Sample = PaletteBuilder.Sample

  /// The greatest distance in Oklab at which a colour counts as kept.
  static let tolerance: Float = 0.045

  private let samples: [Sample]
  private let fixedCount: Int
  private var centres: [Oklab]
  /// The centres as 8-bit colours.
  private(set) var colors: [RGB]

  init(fixed: [Sample], samples: [Sample], centres: [Oklab]) {
    self.samples = samples
    fixedCount = fixed.count
    self.centres = fixed.map(\.lab) + centres
    colors = fixed.map(\.color) + centres.map { _ in 0 }
  }

  /// Moves each free centre to the mean, in linear light, of the colours nearest to it; a colour
  /// that makes up half of its cluster becomes the centre itself.
  mutating func refine() {
    var weights = [Float](repeating: 0, count: centres.count)
    var sums = [SIMD4<Float>](repeating: .zero, count: centres.count)
    var rulers = [(weight: Float, color: RGB)](repeating: (0, 0), count: centres.count)
    let search = NearestColors(centres)
    for sample in samples {
      let nearest = search.nearest(to: sample.lab).index
      weights[nearest] += sample.weight
      sums[nearest] += Oklab.linear(sample.color) * sample.weight
      if sample.weight > rulers[nearest].weight { rulers[nearest] = (sample.weight, sample.color) }
    }
    for index in fixedCount..<max(fixedCount, centres.count) where weights[index] > 0 {
      colors[index] =
        rulers[index].weight * 2 > weights[index]
        ? rulers[index].color : Oklab.encode(linear: sums[index] / weights[index])
      centres[index] = Oklab(colors[index])
    }
  }

  /// Takes in the farthest colours, one by one, as long as one lies beyond the tolerance; each
  /// time the two closest free centres become one.
  mutating func guardAgainstFarColors() {
    for _ in 0..<64 {
      let search = NearestColors(centres)
      var worst: (distance: Float, index: Int) = (Self.tolerance * Self.tolerance, -1)
      for (index, sample) in samples.enumerated() {
        let distance = search.nearest(to: sample.lab).squaredDistance
        if distance > worst.distance { worst = (distance, index) }
      }
      guard worst.index >= 0, let (kept, freed, gap) = closestFreePair(), gap < worst.distance
      else { return }
      _ = kept
      colors[freed] = samples[worst.index].color
      centres[freed] = samples[worst.index].lab
    }
  }

  private func closestFreePair() -> (Int, Int, Float)? {
    var best: (Int, Int, Float)?
    for second in fixedCount..<max(fixedCount, centres.count) {
      for first in 0..<second {
        let distance = centres[first].squaredDistance(to: centres[second])
        if distance < best?.2 ?? .infinity { best = (first, second, distance) }
      }
    }
    return best
  }
}
