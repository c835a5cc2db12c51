import Scenes

/// How the pixels along one axis of a resampled picture are mixed from pixels of the original.
struct ResamplingAxis: Hashable {
  /// Weights are fractions of this.
  static let unit: Int32 = 1 << 14

  /// The first original pixel that counts, per new pixel.
  private(set) var first: [Int32] = []
  /// Where the weights of each new pixel start in `weights`; one more entry than pixels.
  private(set) var start: [Int32] = [0]
  /// The weights of consecutive original pixels; those of a new pixel sum to `unit`.
  private(set) var weights: [Int32] = []

  /// Prepares an axis.
  ///
  /// Where the original is reduced, a new pixel averages exactly the stretch of original pixels it
  /// covers; where it is enlarged, it mixes the two nearest ones. The two agree at equal size.
  ///
  /// - Parameters:
  ///   - pixels: The new pixels.
  ///   - map: Positions among the new pixels → positions in the original.
  ///   - allowed: The original pixels that may be used; not empty.
  ///   - footprint: How many new pixels wide the stretch is that a new pixel averages; 0 to mix
  ///     the two original pixels nearest to its centre, nil to take the nearest one.
  init(pixels: Range<Int>, map: PiecewiseLinear, allowed: Range<Int>, footprint: Double?) {
    for pixel in pixels {
      let center = map(Double(pixel) + 0.5)
      let half = (footprint ?? 0) / 2
      var low = map(Double(pixel) + 0.5 - half)
      var high = map(Double(pixel) + 0.5 + half)
      if low > high { swap(&low, &high) }
      if footprint == nil {
        append(first: allowed.nearest(to: center.rounded(.down)), [1])
      } else if high - low >= 1 {
        let from = allowed.nearest(to: low.rounded(.down))
        let to = allowed.nearest(to: (high - 1e-9).rounded(.down))
        append(
          first: from,
          (from...max(from, to)).map { original in
            max(min(high, Double(original + 1)) - max(low, Double(original)), 1e-9)
          })
      } else {
        let position = center - 0.5
        let left = position.rounded(.down)
        let fraction = position - left
        let from = allowed.nearest(to: left)
        let to = allowed.nearest(to: left + 1)
        append(first: from, from == to ? [1] : [1 - fraction, fraction])
      }
    }
  }

  /// The same mixture of pixels that are numbered differently.
  func shifted(by offset: Int) -> ResamplingAxis {
    var result = self
    for index in result.first.indices { result.first[index] += Int32(offset) }
    return result
  }

  private mutating func append(first: Int, _ shares: [Double]) {
    let total = shares.reduce(0, +)
    var fixed = shares.map { Int32(($0 / total * Double(Self.unit)).rounded()) }
    // The rounding error goes to the largest weight.
    let largest = fixed.indices.max { fixed[$0] < fixed[$1] } ?? 0
    fixed[largest] += Self.unit - fixed.reduce(0, +)
    self.first.append(Int32(first))
    weights += fixed
    start.append(Int32(weights.count))
  }
}

extension Range<Int> {
  /// The element nearest to a whole number.
  fileprivate func nearest(to value: Double) -> Int {
    Int(Swift.min(Swift.max(value, Double(lowerBound)), Double(upperBound - 1)))
  }
}

/// A monotonic function made of straight pieces, constant outside its knots.
struct PiecewiseLinear: Hashable {
  /// A point of the graph.
  struct Knot: Hashable {
    var x: Double
    var y: Double
  }
  /// The knots, x never decreasing; at least one.
  private let knots: [Knot]

  init(_ knots: [Knot]) { self.knots = knots }

  func callAsFunction(_ x: Double) -> Double {
    guard let after = knots.firstIndex(where: { $0.x > x }) else { return knots.last?.y ?? 0 }
    guard after > 0 else { return knots[0].y }
    let (a, b) = (knots[after - 1], knots[after])
    return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
  }
}

extension PiecewiseLinear {
  /// Start and slope when the function is one straight piece.
  var line: (start: Double, slope: Double)? {
    guard let a = knots.first, let b = knots.last, knots.count == 2, b.x > a.x else { return nil }
    let slope = (b.y - a.y) / (b.x - a.x)
    return (a.y - a.x * slope, slope)
  }

  /// The function with its values multiplied.
  func multiplied(by factor: Double) -> PiecewiseLinear {
    PiecewiseLinear(knots.map { Knot(x: $0.x, y: $0.y * factor) })
  }
}
