/// A piece of a scene file, in lines and columns that count from 1.
///
/// Columns count Unicode scalars here; a ``Diagnostic`` turns them into characters.
struct SourceRange: Hashable, Sendable {
  /// The line of the first scalar.
  var line: Int
  /// The column of the first scalar.
  var column: Int
  /// The line on which the piece ends.
  var endLine: Int
  /// The column after the last scalar, on `endLine`.
  var endColumn: Int

  /// Creates a piece from its two ends.
  init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// Creates a piece of one scalar.
  init(line: Int, column: Int) {
    self.init(line: line, column: column, endLine: line, endColumn: column + 1)
  }
}
