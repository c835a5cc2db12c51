internal import CYAML

/// Owns one libyaml parser and the bytes it reads.
@safe struct YAMLEventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Starts to read a text.
  init(_ source: SourceText) throws(YAMLFault) {
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.utf8.count)
    _ = unsafe input.initialize(from: source.utf8)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      unsafe input.deallocate()
      throw .syntax(
        problem: "out of memory", context: nil, contextLine: 1, at: SourceRange(line: 1, column: 1))
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    unsafe self.parser = parser
    unsafe self.input = input
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next step of the stream.
  func next() throws(YAMLFault) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Self.event(event)
  }

  /// What stopped the parser.
  private func failure() -> YAMLFault {
    let state = unsafe parser.pointee
    let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "unreadable"
    let context = unsafe state.context.map { unsafe String(cString: $0) }
    let mark = unsafe state.problem_mark
    return .syntax(
      problem: problem, context: context, contextLine: unsafe Int(state.context_mark.line) + 1,
      at: SourceRange(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    let start = unsafe event.start_mark
    let end = unsafe event.end_mark
    let range = SourceRange(
      line: Int(start.line) + 1, column: Int(start.column) + 1,
      endLine: Int(end.line) + 1, endColumn: Int(end.column) + 1)
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return YAMLEvent(kind: .collectionEnd, range: range)
    case YAML_STREAM_END_EVENT: return YAMLEvent(kind: .streamEnd, range: range)
    case YAML_SEQUENCE_START_EVENT:
      let data = unsafe event.data.sequence_start
      return unsafe YAMLEvent(
        kind: .sequenceStart, anchor: text(data.anchor), tag: text(data.tag), range: range)
    case YAML_MAPPING_START_EVENT:
      let data = unsafe event.data.mapping_start
      return unsafe YAMLEvent(
        kind: .mappingStart, anchor: text(data.anchor), tag: text(data.tag), range: range)
    case YAML_ALIAS_EVENT:
      return unsafe YAMLEvent(kind: .alias(text(event.data.alias.anchor) ?? ""), range: range)
    case YAML_SCALAR_EVENT:
      let data = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: data.value, count: data.length)
      let scalar = unsafe YAMLScalar(
        text: String(decoding: bytes, as: UTF8.self),
        isPlain: data.style == YAML_PLAIN_SCALAR_STYLE)
      return unsafe YAMLEvent(
        kind: .scalar(scalar), anchor: text(data.anchor), tag: text(data.tag), range: range)
    default: return YAMLEvent(kind: .other, range: range)
    }
  }

  private static func text(_ string: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let string = unsafe string else { return nil }
    return unsafe String(cString: string)
  }
}
