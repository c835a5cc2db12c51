public import Foundation
public import Scenes

/// Colours along the unit interval.
public final class CGGradient: Sendable {
  /// The gradient as a value.
  public let value: Scene.Gradient

  /// Creates a gradient from colours.
  ///
  /// - Parameters:
  ///   - colorsSpace: Ignored; colours are mixed in sRGB.
  ///   - colors: The colours in order, at least one.
  ///   - locations: One place per colour in `0...1`, never decreasing; even spacing when nil.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = max(colors.count - 1, 1)
    value = Scene.Gradient(
      stops: colors.enumerated().map { index, color in
        .init(
          location: locations.map { Double($0[index]) } ?? Double(index) / Double(last),
          color: color.value)
      })
  }
}

/// Where a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
