public import Bitmaps
import Foundation

/// Encodes movies as GIF files.
///
/// Two passes over the source, so that memory does not grow with the length: the first finds what
/// changes and in which colours, the second encodes. Images are compressed on several threads and
/// handed out in order.
public struct GIFEncoder: Sendable {
  /// How the GIF is made.
  public var options: GIFOptions

  /// Creates an encoder.
  public init(options: GIFOptions = GIFOptions()) { self.options = options }

  /// Encodes a movie and hands out its bytes piece by piece.
  ///
  /// - Parameters:
  ///   - source: The movie; read twice.
  ///   - sink: Receives the bytes in order, some 64 kB at a time, on the calling thread.
  /// - Returns: What was written.
  /// - Throws: `GIFError`; what the source or sink throws arrives as `.source` or `.sink`.
  @discardableResult
  public func encode(
    _ source: any TimedBitmapSource, to sink: ([UInt8]) throws -> Void
  ) throws(GIFError) -> GIFSummary {
    try options.validate()
    guard (1...65_535).contains(source.size.width), (1...65_535).contains(source.size.height)
    else {
      throw source.presentationTimes.isEmpty ? .noBitmaps : .canvasSize(source.size)
    }
    var encoding = try MovieEncoding(source: source, options: options)
    try encoding.analyze()
    return try encoding.write(to: sink)
  }

  /// Encodes bitmaps in memory.
  ///
  /// - Parameters:
  ///   - bitmaps: At least one, all of one size, in order of their presentation times.
  ///   - duration: When the last one stops being shown, in seconds from the start.
  /// - Returns: The bytes of the file.
  public func encode(
    _ bitmaps: [TimedBitmap], duration: Double
  ) throws(GIFError) -> [UInt8] {
    try encode(BitmapSequence(bitmaps, duration: duration))
  }

  /// Encodes a movie into memory.
  public func encode(_ source: any TimedBitmapSource) throws(GIFError) -> [UInt8] {
    var bytes: [UInt8] = []
    try encode(source) { bytes += $0 }
    return bytes
  }

  /// Encodes a movie into a file, which appears under its name only when it is complete.
  ///
  /// - Parameters:
  ///   - source: The movie; read twice.
  ///   - path: Where the file goes; an existing one is replaced.
  @discardableResult
  public func write(
    _ source: any TimedBitmapSource, toFile path: String
  ) throws(GIFError) -> GIFSummary {
    let file = try PartialFile(replacing: path)
    let summary = try encode(source) { bytes in try file.append(bytes) }
    try file.commit()
    return summary
  }
}
