/// Splits colours into groups, always the group with the greatest squared error, at the plane
/// across its widest axis that leaves the least error.
struct VarianceSplit {
  typealias Sample = PaletteBuilder.Sample

  private struct Box {
    var range: Range<Int>
    var weight: Float
    var mean: SIMD4<Float>
    var axis: Int
    var error: Float
  }

  private static let bins = 64
  private var samples: [Sample]

  init(samples: [Sample]) { self.samples = samples }

  /// The mean colours of up to `count` groups.
  mutating func centres(count: Int) -> [Oklab] {
    guard count > 0, !samples.isEmpty else { return [] }
    var boxes = [box(samples.startIndex..<samples.endIndex)]
    while boxes.count < count {
      var worst = 0
      for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
      guard boxes[worst].error > 1e-12, let cut = split(boxes[worst]) else { break }
      let range = boxes[worst].range
      boxes[worst] = box(range.lowerBound..<cut)
      boxes.append(box(cut..<range.upperBound))
    }
    return boxes.map { Oklab(lanes: $0.mean) }
  }

  private func box(_ range: Range<Int>) -> Box {
    var weight: Float = 0
    var sum = SIMD4<Float>.zero
    var squares = SIMD4<Float>.zero
    for sample in samples[range] {
      weight += sample.weight
      sum += sample.lab.lanes * sample.weight
    }
    let mean = sum / weight
    for sample in samples[range] {
      let difference = sample.lab.lanes - mean
      squares += difference * difference * sample.weight
    }
    var axis = 0
    if squares.y > squares[axis] { axis = 1 }
    if squares.z > squares[axis] { axis = 2 }
    return Box(range: range, weight: weight, mean: mean, axis: axis, error: squares.sum())
  }

  /// Partitions a box's samples in place and returns where the second part starts.
  private mutating func split(_ box: Box) -> Int? {
    let axis = box.axis
    var low = Float.infinity
    var high = -Float.infinity
    for sample in samples[box.range] {
      low = min(low, sample.lab.lanes[axis])
      high = max(high, sample.lab.lanes[axis])
    }
    guard high > low else { return nil }
    let scale = Float(Self.bins) / (high - low)
    func bin(_ sample: Sample) -> Int {
      min(Self.bins - 1, Int((sample.lab.lanes[axis] - low) * scale))
    }
    var weights = [Float](repeating: 0, count: Self.bins)
    var sums = [SIMD4<Float>](repeating: .zero, count: Self.bins)
    for sample in samples[box.range] {
      let bin = bin(sample)
      weights[bin] += sample.weight
      sums[bin] += sample.lab.lanes * sample.weight
    }
    // The error left is least where the sum of weight times squared mean is greatest.
    let total = box.mean * box.weight
    var weight: Float = 0
    var sum = SIMD4<Float>.zero
    var best: (gain: Float, bin: Int)?
    for bin in 0..<Self.bins - 1 {
      weight += weights[bin]
      sum += sums[bin]
      let rest = box.weight - weight
      guard weight > 0, rest > 0, weights[bin] > 0 else { continue }
      let other = total - sum
      let gain = (sum * sum).sum() / weight + (other * other).sum() / rest
      if gain > best?.gain ?? -.infinity { best = (gain, bin) }
    }
    guard let best else { return nil }
    let cut = samples[box.range].partition { bin($0) > best.bin }
    return box.range.contains(cut) && cut > box.range.lowerBound ? cut : nil
  }
}
