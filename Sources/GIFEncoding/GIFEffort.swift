/// How hard an encoder looks for fewer bytes.
public enum GIFEffort: Hashable, Sendable {
  /// Two codings of each image, the shorter one kept.
  case fast
  /// Still pixels are drawn or left alone as it compresses best; several times slower.
  case smallest
}
