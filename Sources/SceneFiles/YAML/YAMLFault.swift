/// Text that is not YAML, or uses a part of YAML that scene files do without.
enum YAMLFault: Error, Hashable {
  // These end the reading.

  /// libyaml's own words and where it stopped; the context and the line where that began.
  case syntax(problem: String, context: String?, contextLine: Int, at: SourceRange)
  /// A tab where only spaces may indent.
  case tab(at: SourceRange)
  /// More collections inside one another than the limit.
  case tooDeep(limit: Int, at: SourceRange)
  /// More values than the limit, aliases counted in full.
  case tooManyNodes(limit: Int, at: SourceRange)
  /// No value at all.
  case empty

  // After these the rest of the file is read too.

  /// A key that the mapping already has.
  case duplicateKey(String, firstLine: Int, at: SourceRange)
  /// A key that is a mapping, a sequence or an alias.
  case keyIsNotScalar(at: SourceRange)
  /// An alias of a value that no anchor before it names.
  case unknownAnchor(String, known: [String], at: SourceRange)
  /// An explicit type such as `!!str`.
  case tag(String, at: SourceRange)
  /// A second document after `---`.
  case secondDocument(at: SourceRange)
}
