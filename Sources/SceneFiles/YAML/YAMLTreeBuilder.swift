/// Builds the tree of one document from its events.
struct YAMLTreeBuilder {
  /// A collection that has begun and not ended.
  private struct OpenCollection {
    /// The values of a sequence so far.
    var nodes: [YAMLNode] = []
    /// What a mapping holds so far; nil for a sequence.
    var mapping: OpenMapping?
    let anchor: String?
    let range: SourceRange
    var size = 1

    /// Whether the next value is a key.
    var awaitsKey: Bool { mapping.map { $0.key == nil } ?? false }
  }

  /// The entries of a mapping so far, and the key that waits for its value.
  private struct OpenMapping {
    enum Key {
      case scalar(String, SourceRange)
      /// A key that was reported; its value is dropped.
      case faulty
    }
    var entries: [YAMLNode.Entry] = []
    var lines: [String: Int] = [:]
    var key: Key?
  }

  private let limits: YAMLLimits
  private var stack: [OpenCollection] = []
  private var anchored: [String: YAMLNode] = [:]
  private var anchorNames: [String] = []
  private var documents = 0

  /// The outermost value, once it is complete.
  private(set) var root: YAMLNode?
  /// What was wrong so far.
  private(set) var faults: [YAMLFault] = []

  init(limits: YAMLLimits) {
    self.limits = limits
  }

  /// Adds one event; false once the rest of the stream is of no interest.
  mutating func take(_ event: YAMLEvent) throws(YAMLFault) -> Bool {
    if let tag = event.tag { faults.append(.tag(tag, at: event.range)) }
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 {
        faults.append(.secondDocument(at: event.range))
        return false
      }
    case .scalar(let scalar):
      if takeKey(scalar, event: event) { return true }
      try add(
        YAMLNode(content: .scalar(scalar), range: event.range, size: 1), anchor: event.anchor,
        at: event.range)
    case .alias(let name):
      if refuseKey(at: event.range) { return true }
      try add(try value(anchoredAs: name, at: event.range), anchor: nil, at: event.range)
    case .sequenceStart: try open(nil, event)
    case .mappingStart: try open(OpenMapping(), event)
    case .collectionEnd: try close(event)
    case .streamEnd, .other: break
    }
    return true
  }

  /// Takes a scalar as the key of the open mapping, if that waits for one.
  private mutating func takeKey(_ scalar: YAMLScalar, event: YAMLEvent) -> Bool {
    guard let last = stack.indices.last, stack[last].awaitsKey else { return false }
    if let first = stack[last].mapping?.lines[scalar.text] {
      faults.append(.duplicateKey(scalar.text, firstLine: first, at: event.range))
      stack[last].mapping?.key = .faulty
    } else {
      stack[last].mapping?.lines[scalar.text] = event.range.line
      stack[last].mapping?.key = .scalar(scalar.text, event.range)
    }
    return true
  }

  /// Reports a value that stands where a mapping waits for a key.
  private mutating func refuseKey(at range: SourceRange) -> Bool {
    guard let last = stack.indices.last, stack[last].awaitsKey else { return false }
    faults.append(.keyIsNotScalar(at: range))
    stack[last].mapping?.key = .faulty
    return true
  }

  private mutating func value(
    anchoredAs name: String, at range: SourceRange
  ) throws(YAMLFault) -> YAMLNode {
    if let node = anchored[name] { return node }
    faults.append(.unknownAnchor(name, known: anchorNames, at: range))
    return YAMLNode(
      content: .scalar(YAMLScalar(text: "", isPlain: true)), range: range, size: 1)
  }

  private mutating func open(
    _ mapping: OpenMapping?, _ event: YAMLEvent
  ) throws(YAMLFault) {
    guard stack.count < limits.depth else {
      throw .tooDeep(limit: limits.depth, at: event.range)
    }
    stack.append(OpenCollection(mapping: mapping, anchor: event.anchor, range: event.range))
  }

  private mutating func close(_ event: YAMLEvent) throws(YAMLFault) {
    guard let collection = stack.popLast() else { return }
    var range = collection.range
    range.endLine = event.range.endLine
    range.endColumn = event.range.endColumn
    let content: YAMLNode.Content =
      if let mapping = collection.mapping { .mapping(mapping.entries) } else {
        .sequence(collection.nodes)
      }
    if refuseKey(at: collection.range) { return }
    try add(
      YAMLNode(content: content, range: range, size: collection.size),
      anchor: collection.anchor, at: event.range)
  }

  /// Puts a complete value where it belongs.
  private mutating func add(
    _ node: YAMLNode, anchor: String?, at range: SourceRange
  ) throws(YAMLFault) {
    if let anchor {
      if anchored.updateValue(node, forKey: anchor) == nil { anchorNames.append(anchor) }
    }
    guard let last = stack.indices.last else {
      root = node
      return
    }
    stack[last].size += node.size
    guard stack.reduce(0, { $0 + $1.size }) <= limits.nodes else {
      throw .tooManyNodes(limit: limits.nodes, at: range)
    }
    guard let key = stack[last].mapping?.key else {
      stack[last].nodes.append(node)
      return
    }
    stack[last].mapping?.key = nil
    if case .scalar(let name, let keyRange) = key {
      stack[last].mapping?.entries.append(.init(key: name, keyRange: keyRange, value: node))
    }
  }
}
