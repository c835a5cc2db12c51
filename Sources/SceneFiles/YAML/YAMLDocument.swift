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
    let line = source.line(range.line)
    let indentation = line.text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }
    if let tab = indentation.firstIndex(of: "\t") {
      let column = indentation.distance(from: indentation.startIndex, to: tab) + 1
      return .tab(at: SourceRange(line: range.line, column: column))
    }
    if line[range.column - 1..<range.column] == "\t" { return .tab(at: range) }
    // Where the text ends too early, libyaml points behind the last line.
    func isBlank(_ line: SourceLine) -> Bool { line.text.allSatisfy(\.isWhitespace) }
    if source.lines.dropFirst(range.line - 1).allSatisfy(isBlank),
      let last = source.lines.lastIndex(where: { !isBlank($0) })
    {
      let end = SourceRange(line: last + 1, column: source.lines[last].scalarCount + 1)
      return .syntax(problem: problem, context: context, contextLine: contextLine, at: end)
    }
    return fault
  }
}
