/// Codes an indexed image in the shortest of the ways it may be drawn.
///
/// Not `Sendable`: one coder per worker.
final class ImageCoder {
  private let runs = RunLZW()
  private let flexible = FlexibleLZW()

  /// The shortest codes found for an image.
  ///
  /// - Parameters:
  ///   - image: Its indices.
  ///   - limit: The bits of an index at most, `2...8`.
  ///   - effort: How hard to search.
  func codes(for image: IndexedImage, effort: GIFEffort) -> LZWCodes {
    let bits = max(2, Palette.bits(forCount: Int(image.drawn.max() ?? 0) + 1))
    // A literal is as wide as the drawn indices ask; still pixels beyond it are left alone.
    let beyond = 1 << bits
    var shown = image.shown
    for (at, index) in shown.enumerated() where Int(index) >= beyond { shown[at] = image.drawn[at] }
    var best = runs.encode(image.drawn, minimumCodeSize: bits)
    func consider(_ codes: LZWCodes) {
      if codes.blocks.count < best.blocks.count { best = codes }
    }
    consider(runs.encode(shown, minimumCodeSize: bits))
    guard effort == .smallest else { return best }
    for clearing in [FlexibleLZW.Clearing.whenFull, .whenStale] {
      consider(
        flexible.encode(image.drawn, or: shown, minimumCodeSize: bits, clearing: clearing))
      consider(
        flexible.encode(shown, or: image.drawn, minimumCodeSize: bits, clearing: clearing))
    }
    return best
  }

  /// The codes of plain indices.
  func codes(for indices: [UInt8], minimumCodeSize: Int) -> LZWCodes {
    runs.encode(indices, minimumCodeSize: minimumCodeSize)
  }
}
