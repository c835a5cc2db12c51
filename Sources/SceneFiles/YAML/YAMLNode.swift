/// One value of a scene file with its place.
struct YAMLNode: Sendable {
  /// The value itself.
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key and its value; the keys of one mapping are distinct.
  struct Entry: Sendable {
    let key: String
    let keyRange: SourceRange
    let value: YAMLNode
  }

  /// The value itself.
  let content: Content
  /// Where the value stands; for an alias, where its anchored value stands.
  let range: SourceRange
  /// The number of values in it, itself included, with every alias counted in full.
  let size: Int

  /// The value of a key of a mapping; nil for other keys and other nodes.
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
