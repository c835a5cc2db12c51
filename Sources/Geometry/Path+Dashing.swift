public import Foundation

extension Path {
  /// The path cut into dashes; each subpath starts the pattern anew.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a subpath starts, in points.
  ///   - lengths: Dashes and gaps in turn, in points, each at least 0; an odd list is repeated.
  /// - Returns: The path itself when the pattern has no length.
  public func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    var result: [Element] = []
    for subpath in subpaths {
      let cuts = DashCuts(pattern: pattern, period: period, phase: phase)
      result += subpath.pieces(cut: cuts)
    }
    return Path(elements: result)
  }
}

/// Where in a pattern of dashes and gaps a pen is.
private struct DashCuts {
  let pattern: [CGFloat]
  var index = 0
  var rest: CGFloat

  init(pattern: [CGFloat], period: CGFloat, phase: CGFloat) {
    self.pattern = pattern
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
      if offset == 0 { break }
    }
    rest = pattern[index] - offset
  }

  var isDash: Bool { index % 2 == 0 }

  mutating func advance() {
    index = (index + 1) % pattern.count
    rest = pattern[index]
  }
}

extension Path.Subpath {
  fileprivate func pieces(cut: DashCuts) -> [Path.Element] {
    var cut = cut
    var result: [Path.Element] = []
    var isPenDown = false
    for segment in segments {
      let length = segment.length()
      var travelled: CGFloat = 0
      while travelled < length {
        let step = min(cut.rest, length - travelled)
        if cut.isDash, step > 0 {
          let part = segment.part(
            from: segment.parameter(atLength: travelled, of: length),
            to: segment.parameter(atLength: travelled + step, of: length))
          if !isPenDown { result.append(.move(to: part.start)) }
          isPenDown = true
          result.append(part.element)
        }
        travelled += step
        cut.rest -= step
        if cut.rest <= 0 {
          cut.advance()
          isPenDown = false
        }
      }
    }
    return result
  }
}
