extension ValueType {
  /// One of a few words, each of which stands for a value.
  static func choice(_ meanings: KeyValuePairs<String, Value>) -> ValueType {
    let words = meanings.map(\.key)
    let values = meanings.map(\.value)
    return ValueType(.choice(words)) { node, reader in
      guard case .scalar(let scalar) = node.content, scalar.meaning != .null else {
        reader.reportWrongType(node, expected: .choice(words))
        return nil
      }
      guard let index = words.firstIndex(of: scalar.text) else {
        reader.report(
          node.range, "\(Diagnostic.quoted(scalar.text)) is not possible here",
          expected: ValueShape.choice(words).phrase,
          suggestion: Spelling(scalar.text).nearest(among: words))
        return nil
      }
      return values[index]
    }
  }
}
