public import Bitmaps

/// How a GIF is made.
public struct GIFOptions: Hashable, Sendable {
  /// How often it plays.
  public var loop = GIFLoop.forever
  /// How long the last bitmap is shown, in seconds; nil lasts to the source's duration.
  public var lastFrameHold: Double?
  /// Text stored in the file, not shown by players.
  public var comment: String?
  /// The most colours in a table, `2...255`; one more index means "unchanged".
  public var maximumColors = 255
  /// How true the colours are.
  public var quality = GIFQuality.balanced
  /// The greatest error, Oklab × 100 in `0...20`, that edges and texture may have on top so that
  /// they compress better; 0 for none. Flat parts stay as they are.
  public var lossiness = 0.0
  /// Whether colours that are not in the table are mixed from two that are, by a pattern that is
  /// fixed to the canvas; costs bytes, hides the steps of soft gradients.
  public var dithers = false
  /// How hard to look for fewer bytes.
  public var effort = GIFEffort.fast
  /// The colour behind pixels that are not opaque; nil keeps them transparent, opaque from half
  /// coverage on.
  public var matte: Color?
  /// Threads that paint and compress, at least 1; nil for one per processor. The bytes do not
  /// depend on it.
  public var workers: Int?

  /// Creates the default options.
  public init() {}

  func validate() throws(GIFError) {
    if !(2...255).contains(maximumColors) {
      throw .option(name: "maximumColors", value: Double(maximumColors), allowed: 2...255)
    }
    if !(0...20).contains(lossiness) {
      throw .option(name: "lossiness", value: lossiness, allowed: 0...20)
    }
    if let workers, !(1...1024).contains(workers) {
      throw .option(name: "workers", value: Double(workers), allowed: 1...1024)
    }
    if let lastFrameHold, !(0.02...1_000_000).contains(lastFrameHold) {
      throw .option(name: "lastFrameHold", value: lastFrameHold, allowed: 0.02...1_000_000)
    }
  }
}
