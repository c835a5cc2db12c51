/// Codes an indexed image in the shortest of the ways it may be drawn.
///
/// Not `Sendable`: one coder per worker.
final class ImageCoder {
  private let runs = RunLZW()

  /// The shortest codes found for an image.
  func codes(for image: IndexedImage, minimumCodeSize: Int) -> LZWCodes {
    let drawn = runs.encode(image.drawn, minimumCodeSize: minimumCodeSize)
    guard image.hasStillPixels else { return drawn }
    let shown = runs.encode(image.shown, minimumCodeSize: minimumCodeSize)
    return shown.blocks.count < drawn.blocks.count ? shown : drawn
  }

  /// The codes of plain indices.
  func codes(for indices: [UInt8], minimumCodeSize: Int) -> LZWCodes {
    runs.encode(indices, minimumCodeSize: minimumCodeSize)
  }
}
