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

  /// Whether so many faults were found that no more are kept.
  private var isFull: Bool { diagnostics.count > SceneLimits.faults }

  /// Adds a fault; after very many, one that says so, and then no more.
  mutating func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    guard diagnostics.count < SceneLimits.faults else {
      diagnostics.append(
        Diagnostic(
          wholeFile: source.name,
          message: "more than \(SceneLimits.faults) faults: the others are left out"))
      return
    }
    diagnostics.append(diagnostic)
  }

  /// Adds a fault of a piece of the text.
  mutating func report(
    _ range: SourceRange, _ message: String, severity: Diagnostic.Severity = .error,
    expected: String? = nil, suggestion: @autoclosure () -> String? = nil
  ) {
    guard !isFull else { return }
    report(
      Diagnostic(
        at: range, in: source, severity: severity, message: message, expected: expected,
        suggestion: suggestion()))
  }

  /// Adds a fault of a word that is not among those that were possible.
  ///
  /// A near word is suggested; without one, the message lists all, unless there are none.
  mutating func report(
    _ range: SourceRange, _ message: String, word: String, among candidates: [String],
    making suggestion: (String) -> String = { $0 }
  ) {
    guard !isFull else { return }
    let near = Spelling(word).nearest(among: candidates).map(suggestion)
    let list = candidates.isEmpty ? nil : "one of " + candidates.joined(separator: ", ")
    report(range, message, expected: near == nil ? list : nil, suggestion: near)
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
      report(
        entry.keyRange, "unknown key \(Diagnostic.quoted(entry.key)) in \(declaration.phrase)",
        word: entry.key, among: known.filter { !present.contains($0) })
    }
    for key in declaration.keys where key.isRequired && !present.contains(key.name) {
      report(node.range, "the key '\(key.name)' is missing in \(declaration.phrase)")
    }
    return entries
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
