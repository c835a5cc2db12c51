extension GIFEncoder {
  /// What an encoder gave up to stay below a number of bytes.
  public struct Concessions: Hashable, Sendable {
    /// The options that were used.
    public internal(set) var options: GIFOptions
    /// Every how many bitmaps one was kept; 1 for all.
    public internal(set) var bitmapStep = 1
  }

  /// Encodes a movie so that it has at most a number of bytes.
  ///
  /// Tries ever less: more effort, fewer colours, bounded errors at edges, then every second or
  /// third bitmap. The first that fits is kept, so that no more is given up than needed.
  ///
  /// - Parameters:
  ///   - source: The movie; read twice per try.
  ///   - limit: The most bytes of the file.
  ///   - largestStep: Every how many bitmaps one must be kept at least, `1...4`.
  /// - Returns: The bytes, and what was given up for them.
  /// - Throws: `GIFError.byteLimit` with the smallest size reached when nothing fits.
  public func encode(
    _ source: any TimedBitmapSource, within limit: Int, largestStep: Int = 2
  ) throws(GIFError) -> (bytes: [UInt8], concessions: Concessions) {
    guard (1...4).contains(largestStep) else {
      throw .option(name: "largestStep", value: Double(largestStep), allowed: 1...4)
    }
    var smallest = Int.max
    for step in 1...largestStep {
      let thinned: any TimedBitmapSource =
        step == 1 ? source : ThinnedMovie(source: source, step: step)
      for options in Self.concessions(from: options) {
        let bytes = try GIFEncoder(options: options).encode(thinned)
        if bytes.count <= limit {
          return (bytes, Concessions(options: options, bitmapStep: step))
        }
        smallest = min(smallest, bytes.count)
      }
    }
    throw .byteLimit(limit: limit, smallest: smallest)
  }

  /// The options themselves and ones that give up more and more.
  static func concessions(from options: GIFOptions) -> [GIFOptions] {
    var list = [options]
    func add(_ change: (inout GIFOptions) -> Void) {
      guard var next = list.last else { return }
      change(&next)
      if next != list.last { list.append(next) }
    }
    add { $0.effort = .smallest }
    add { if $0.quality == .exact { $0.quality = .balanced } }
    add { $0.dithers = false }
    add { $0.quality = .small }
    for (colors, lossiness) in [(127, 1.0), (63, 2.0), (31, 4.0), (15, 6.0)] {
      add {
        $0.maximumColors = min($0.maximumColors, colors)
        $0.lossiness = max($0.lossiness, lossiness)
      }
    }
    return list
  }
}
