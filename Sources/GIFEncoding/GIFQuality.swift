/// How true the colours are.
public enum GIFQuality: Hashable, Sendable {
  /// Every pixel exactly; pictures that need it get a table of their own. Fails where one picture
  /// changes more colours than a table holds.
  case exact
  /// Differences that are not seen: antialiasing levels are merged, and no colour of a flat
  /// picture is off by more than 4.5 in Oklab × 100.
  case balanced
  /// Differences that are seen side by side only, for fewer bytes.
  case small

  /// The mean squared error, (Oklab × 100)² per changed pixel, up to which fewer colours do.
  var errorBudget: Float {
    switch self {
    case .exact: 0
    case .balanced: 0.05
    case .small: 0.25
    }
  }

  /// The greatest error of a colour, Oklab × 100, up to which fewer colours do.
  var maximumError: Float {
    switch self {
    case .exact: 0
    case .balanced: 4.5
    case .small: 7
    }
  }
}
