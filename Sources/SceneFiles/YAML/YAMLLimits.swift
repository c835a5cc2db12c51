/// The bounds within which a scene file is read; what lies beyond is refused, not truncated.
struct YAMLLimits: Hashable, Sendable {
  /// The greatest number of bytes.
  var bytes = 4 << 20
  /// The greatest number of mappings and sequences inside one another.
  var depth = 64
  /// The greatest number of values with every alias counted in full.
  var nodes = 100_000
}
