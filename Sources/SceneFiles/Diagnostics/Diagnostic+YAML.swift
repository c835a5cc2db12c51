extension Diagnostic {
  /// Tells why a text cannot be read as YAML.
  init(_ fault: YAMLFault, in source: SourceText) {
    switch fault {
    case .syntax(let problem, let context, let contextLine, let range):
      var message = problem
      if let context { message += " \(context)" }
      if context != nil, contextLine < range.line {
        message += " that begins on line \(contextLine)"
      }
      self.init(at: range, in: source, message: "not YAML: \(message)")
    case .tab(let range):
      self.init(at: range, in: source, message: "a tab cannot indent", expected: "spaces")
    case .tooDeep(let limit, let range):
      self.init(
        at: range, in: source, message: "more than \(limit) levels of nesting")
    case .tooManyNodes(let limit, let range):
      self.init(
        at: range, in: source, message: "more than \(limit) values, aliases counted in full")
    case .empty:
      self.init(wholeFile: source.name, message: "the file is empty", expected: "a scene")
    case .duplicateKey(let key, let firstLine, let range):
      self.init(
        at: range, in: source,
        message: "the key \(Self.quoted(key)) was given on line \(firstLine) already")
    case .keyIsNotScalar(let range):
      self.init(at: range, in: source, message: "a key must be plain text")
    case .unknownAnchor(let name, let known, let range):
      let near = Spelling(name).nearest(among: known).map { "*\($0)" }
      self.init(
        at: range, in: source, message: "no anchor \(Self.quoted("&" + name)) before this alias",
        suggestion: near)
    case .tag(let tag, let range):
      self.init(
        at: range, in: source, message: "scene files have no tags such as \(Self.quoted(tag))")
    case .secondDocument(let range):
      self.init(at: range, in: source, message: "a scene file holds one document only")
    }
  }

  /// Tells why bytes are not the text of a scene file.
  init(_ fault: SourceText.Fault, file: String) {
    let message =
      switch fault.reason {
      case .notUTF8: "the text is not UTF-8"
      case .controlCharacter(let scalar):
        "the control character U+\(Self.hexadecimal(scalar)) is not allowed"
      }
    self.init(wholeFile: file, message: message)
    line = fault.line
    column = fault.column
    excerpt = Excerpt(of: fault.before, start: fault.before.count, length: 1)
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
