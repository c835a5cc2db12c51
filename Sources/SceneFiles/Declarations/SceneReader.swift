import HeadlessUIKit

/// What reading a scene file carries along: its text, where its images are, and its faults.
struct SceneReader: Sendable {
  /// The text being read.
  let source: SourceText
  /// Where images are looked for.
  var assets: AssetFolders
  /// The faults so far, in the order they were found.
  private(set) var diagnostics: [Diagnostic] = []

  /// The pictures read so far, by file; nil for files that hold none.
  private var pictures: [String: UIImage?] = [:]

  /// Starts to read a text.
  init(source: SourceText, assets: AssetFolders) {
    self.source = source
    self.assets = assets
  }

  /// Whether a fault was found that forbids to render.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The picture in a file, which is read once; nil if it cannot be read.
  mutating func picture(in file: String) -> UIImage? {
    if let known = pictures[file] { return known }
    let picture = UIImage(contentsOfFile: file)
    pictures[file] = .some(picture)
    return picture
  }

  /// Adds a fault.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds a fault of a piece of the text.
  mutating func report(
    _ range: SourceRange, _ message: String, severity: Diagnostic.Severity = .error,
    expected: String? = nil, suggestion: String? = nil
  ) {
    report(
      Diagnostic(
        at: range, in: source, severity: severity, message: message, expected: expected,
        suggestion: suggestion))
  }

  /// Reports a value of another kind than declared.
  mutating func reportWrongType(
    _ node: YAMLNode, expected shape: ValueShape, suggestion: String? = nil
  ) {
    report(
      node.range, "wrong type: \(node.kindPhrase)", expected: shape.phrase, suggestion: suggestion)
  }

  /// The entries of a mapping, once unknown and missing keys are reported; nil for other values.
  mutating func entries(
    of node: YAMLNode, declaration: RecordDeclaration
  ) -> [YAMLNode.Entry]? {
    guard case .mapping(let entries) = node.content else {
      reportWrongType(node, expected: .record(declaration))
      return nil
    }
    let known = declaration.keys.map(\.name)
    let present = Set(entries.map(\.key))
    for entry in entries where !known.contains(entry.key) {
      let near = Spelling(entry.key).nearest(among: known.filter { !present.contains($0) })
      report(
        entry.keyRange, "unknown key \(Diagnostic.quoted(entry.key)) in \(declaration.phrase)",
        expected: near == nil ? Self.oneOf(known) : nil, suggestion: near)
    }
    for key in declaration.keys where key.isRequired && !present.contains(key.name) {
      report(node.range, "the key '\(key.name)' is missing in \(declaration.phrase)")
    }
    return entries
  }

  private static func oneOf(_ names: [String]) -> String {
    "one of " + names.joined(separator: ", ")
  }
}

extension YAMLNode {
  /// What the value is, as a noun phrase.
  fileprivate var kindPhrase: String {
    switch content {
    case .mapping: return "a mapping"
    case .sequence(let nodes): return "a list of \(nodes.count)"
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null: return "no value"
      case .boolean(let value): return "\(value)"
      case .number: return "the number \(scalar.text)"
      case .text(let text): return "the text \(Diagnostic.quoted(text))"
      }
    }
  }
}
