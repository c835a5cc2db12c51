/// Codes an indexed image in the shortest of the ways it may be drawn.
///
/// Not `Sendable`: one coder per worker.
final class ImageCoder {
  private let runs = RunLZW()
  private let flexible = FlexibleLZW()

  /// The shortest coding found for an image.
  ///
  /// - Parameters:
  ///   - image: Its indices.
  ///   - effort: How hard to search.
  func code(_ image: IndexedImage, effort: GIFEffort) -> CodedImage {
    let highest = image.drawn.max() ?? 0
    let bits = max(
      2, Palette.bits(forCount: Int(image.alternatives == nil ? highest : .max) + 1))
    if image.isLocal { return shortestWithOwnTable(image, effort: effort) }
    var best = CodedImage(codes: codes(for: image, bits: bits, effort: effort))
    if effort == .smallest {
      let all = max(2, Palette.bits(forCount: Int(image.shown.max() ?? 0) + 1))
      if all > bits {
        let other = CodedImage(codes: codes(for: image, bits: all, effort: effort))
        if other.byteCount < best.byteCount { best = other }
      }
    }
    // A table of the few colours in use may pay for itself by shorter codes.
    if bits > 3, best.byteCount > 256 {
      let own = max(2, Palette.bits(forCount: Self.distinctCount(image.drawn) + 1))
      if own < bits, own < 7 || effort == .smallest {
        let other = withOwnTable(image, limit: 1 << own, effort: effort)
        if other.byteCount < best.byteCount { best = other }
      }
    }
    return best
  }

  private func shortestWithOwnTable(_ image: IndexedImage, effort: GIFEffort) -> CodedImage {
    let bits = max(2, Palette.bits(forCount: Self.distinctCount(image.drawn) + 1))
    var best = withOwnTable(image, limit: 1 << bits, effort: effort)
    for bits in bits + 1..<max(bits + 1, 9) where effort == .smallest {
      let other = withOwnTable(image, limit: 1 << bits, effort: effort)
      if other.byteCount < best.byteCount { best = other }
    }
    return best
  }

  /// The coding with a table of the colours in use, filled up with those of most still pixels.
  private func withOwnTable(
    _ image: IndexedImage, limit: Int, effort: GIFEffort
  ) -> CodedImage {
    var isDrawn = [Bool](repeating: false, count: 256)
    var stillCounts = [Int](repeating: 0, count: 256)
    for (index, other) in zip(image.drawn, image.shown) {
      isDrawn[Int(index)] = true
      if index == 0 { stillCounts[Int(other)] += 1 }
    }
    let drawn = (1..<256).filter { isDrawn[$0] }
    let still = (1..<256).filter { !isDrawn[$0] && stillCounts[$0] > 0 }
      .sorted { (stillCounts[$1], $0) < (stillCounts[$0], $1) }
    var places = [UInt8](repeating: 0, count: 256)
    var colors: [RGB] = [0]
    for index in (drawn + still).prefix(limit - 1) {
      places[index] = UInt8(colors.count)
      colors.append(image.palette.colors[index - 1])
    }
    var small = image
    Self.replace(&small.drawn, by: places)
    Self.replace(&small.shown, by: places)
    if let alternatives = image.alternatives {
      small.alternatives = (0..<256).map { UInt8($0) }
      for index in 1..<256 where places[index] != 0 {
        let other = places[Int(alternatives[index])]
        small.alternatives?[Int(places[index])] = other == 0 ? places[index] : other
      }
    }
    // giflib derives the width of a literal from an image's own table: two bits for two entries.
    let bits = max(2, Palette.bits(forCount: colors.count))
    return CodedImage(
      codes: codes(for: small, bits: bits, effort: effort), localPalette: Palette(colors: colors))
  }

  private func codes(for image: IndexedImage, bits: Int, effort: GIFEffort) -> LZWCodes {
    if let alternatives = image.alternatives {
      let second = Self.alternatives(to: image.drawn, width: image.rect.width, from: alternatives)
      return flexible.encode(
        image.drawn, or: second, minimumCodeSize: bits, clearing: .whenStale)
    }
    // A literal is as wide as the drawn indices ask; still pixels beyond it are left alone.
    guard let shown = Self.choices(image, beyond: 1 << bits) else {
      return codes(for: image.drawn, bits: bits, effort: effort)
    }
    let generous = Self.continued(image.drawn, or: shown, drawingBelow: 40)
    var best = runs.encode(generous, minimumCodeSize: bits)
    func consider(_ codes: LZWCodes) {
      if codes.blocks.count < best.blocks.count { best = codes }
    }
    if effort == .fast, generous.count > Self.largeArea { return best }
    let sparing = Self.continued(image.drawn, or: shown, drawingBelow: 0)
    consider(runs.encode(sparing, minimumCodeSize: bits))
    guard effort == .smallest else { return best }
    let moderate = Self.continued(image.drawn, or: shown, drawingBelow: 12)
    consider(runs.encode(image.drawn, minimumCodeSize: bits))
    for clearing in [FlexibleLZW.Clearing.whenFull, .whenStale, .whenDeclining] {
      consider(flexible.encode(sparing, or: shown, minimumCodeSize: bits, clearing: clearing))
      consider(
        flexible.encode(generous, or: image.drawn, minimumCodeSize: bits, clearing: clearing))
      guard clearing != .whenDeclining else { break }
      consider(flexible.encode(image.drawn, or: shown, minimumCodeSize: bits, clearing: clearing))
      consider(
        flexible.encode(moderate, or: image.drawn, minimumCodeSize: bits, clearing: clearing))
      consider(flexible.encode(shown, or: image.drawn, minimumCodeSize: bits, clearing: clearing))
    }
    return best
  }

  private func codes(for indices: [UInt8], bits: Int, effort: GIFEffort) -> LZWCodes {
    let best = runs.encode(indices, minimumCodeSize: bits)
    guard effort == .smallest else { return best }
    let other = flexible.encode(
      indices, or: indices, minimumCodeSize: bits, clearing: .whenStale)
    return other.blocks.count < best.blocks.count ? other : best
  }

  /// Another index for each drawn pixel at an edge or in texture; the same one in flat parts.
  private static func alternatives(
    to drawn: [UInt8], width: Int, from table: [UInt8]
  ) -> [UInt8] {
    var result = drawn
    for at in drawn.indices where drawn[at] != 0 {
      let left = at % width > 0 ? drawn[at - 1] : drawn[at]
      let above = at >= width ? drawn[at - width] : drawn[at]
      if left != drawn[at] || above != drawn[at] { result[at] = table[Int(drawn[at])] }
    }
    return result
  }

  private static func replace(_ indices: inout [UInt8], by places: [UInt8]) {
    unsafe indices.withUnsafeMutableBufferPointer { indices in
      unsafe places.withUnsafeBufferPointer { places in
        for at in 0..<indices.count { unsafe indices[at] = places[Int(indices[at])] }
      }
    }
  }

  private static func distinctCount(_ indices: [UInt8]) -> Int {
    var isUsed = [Bool](repeating: false, count: 256)
    unsafe indices.withUnsafeBufferPointer { indices in
      unsafe isUsed.withUnsafeMutableBufferPointer { isUsed in
        for at in 0..<indices.count { unsafe isUsed[Int(indices[at])] = true }
      }
    }
    return isUsed.count(where: { $0 })
  }

  /// Larger images are coded in one way when there is no time.
  private static let largeArea = 1 << 19

  /// The indices that draw every pixel again, as far as they are short enough; nil where no still
  /// pixel has a choice.
  private static func choices(_ image: IndexedImage, beyond: Int) -> [UInt8]? {
    guard image.drawn.contains(0) else { return nil }
    var shown = image.shown
    var isDifferent: UInt8 = 0
    let limit = UInt8(beyond - 1)
    unsafe shown.withUnsafeMutableBufferPointer { shown in
      unsafe image.drawn.withUnsafeBufferPointer { drawn in
        for at in 0..<shown.count {
          let index = unsafe shown[at]
          let other = unsafe drawn[at]
          let kept = index == 0 || index > limit ? other : index
          isDifferent |= kept ^ other
          unsafe shown[at] = kept
        }
      }
    }
    return isDifferent == 0 ? nil : shown
  }

  /// Draws a still pixel where that goes on with the index before it, and runs of still pixels
  /// shorter than a number; leaves the others alone.
  private static func continued(
    _ drawn: [UInt8], or shown: [UInt8], drawingBelow shortest: Int
  ) -> [UInt8] {
    var result = drawn
    unsafe result.withUnsafeMutableBufferPointer { result in
      unsafe shown.withUnsafeBufferPointer { shown in
        var last: UInt8 = 0
        var runEnd = 0
        for at in 0..<result.count {
          if unsafe result[at] == 0 {
            if runEnd <= at {
              runEnd = at &+ 1
              while runEnd < result.count, unsafe result[runEnd] == 0 { runEnd &+= 1 }
            }
            let index = unsafe shown[at]
            if last == index || (last != 0 && runEnd &- at < shortest) { unsafe result[at] = index }
          }
          last = unsafe result[at]
        }
      }
    }
    return result
  }

  /// The codes of plain indices.
  func codes(for indices: [UInt8], minimumCodeSize: Int) -> LZWCodes {
    runs.encode(indices, minimumCodeSize: minimumCodeSize)
  }
}
