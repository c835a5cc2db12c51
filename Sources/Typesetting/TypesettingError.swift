/// Why text could not be set.
public enum TypesettingError: Error, Equatable, Sendable {
  /// A font file cannot be read as a font.
  case unreadableFont(path: String)
  /// A folder of fonts does not exist or cannot be listed.
  case unreadableFolder(path: String)
  /// No font file was found in any of these folders.
  case noFonts(folders: [String])
}

/// Something about a text that a reader of the picture should know.
public enum TextIssue: Hashable, Sendable {
  /// No font at hand has a glyph for a character; a box stands in its place.
  case missingGlyph(Unicode.Scalar, text: String)
  /// A family is not at hand and another was used.
  case substitutedFamily(requested: String, used: String, text: String)
}
