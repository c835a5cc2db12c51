/// A scene file as a tree of values with their places.
struct YAMLDocument: Sendable {
  /// The outermost value.
  let root: YAMLNode
  /// What is wrong with the file although its tree could be built.
  let faults: [YAMLFault]

  /// Reads a text.
  ///
  /// The reading keeps its own stack, so depth costs memory only up to the limit.
  ///
  /// - Throws: The first ``YAMLFault`` after which no tree can be built.
  init(_ source: SourceText, limits: YAMLLimits = YAMLLimits()) throws(YAMLFault) {
    let reader = try YAMLEventReader(source)
    var builder = YAMLTreeBuilder(limits: limits)
    reading: while true {
      let event: YAMLEvent
      do {
        event = try reader.next()
      } catch {
        throw Self.explained(error, in: source)
      }
      if case .streamEnd = event.kind { break reading }
      guard try builder.take(event) else { break reading }
    }
    guard let root = builder.root else { throw .empty }
    self.root = root
    faults = builder.faults
  }

  /// A syntax error with a tab behind it, told as such.
  private static func explained(_ fault: YAMLFault, in source: SourceText) -> YAMLFault {
    guard case .syntax(let problem, let context, let contextLine, let range) = fault else {
      return fault
    }
    let line = source.line(range.line).unicodeScalars
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    if let tab = indentation.firstIndex(of: "\t") {
      let column = line.distance(from: line.startIndex, to: tab) + 1
      return .tab(at: SourceRange(line: range.line, column: column))
    }
    let offset = range.column - 1
    if offset < line.count, line[line.index(line.startIndex, offsetBy: offset)] == "\t" {
      return .tab(at: range)
    }
    // Where the text ends too early, libyaml points behind the last line.
    let rest = source.lines.dropFirst(range.line - 1)
    if rest.allSatisfy({ $0.allSatisfy(\.isWhitespace) }),
      let last = source.lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) })
    {
      let end = SourceRange(line: last + 1, column: source.lines[last].unicodeScalars.count + 1)
      return .syntax(problem: problem, context: context, contextLine: contextLine, at: end)
    }
    return fault
  }
}
