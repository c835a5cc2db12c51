extension Diagnostic: CustomStringConvertible {
  /// The fault as a compiler would print it, without a line end after the last line.
  ///
  ///     menu.yaml:2:3: error: unknown key 'widht' in the canvas
  ///       widht: 339
  ///       ^~~~~
  ///       did you mean 'width'?
  public var description: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    var lines = ["\(place): \(severity.rawValue): \(message)"]
    if let excerpt {
      lines += ["  \(excerpt.text)", "  \(excerpt.indentation)\(excerpt.marker)"]
    }
    if let hint { lines.append("  \(excerpt?.indentation ?? "")\(hint)") }
    return lines.joined(separator: "\n")
  }

  /// What would be right, in one sentence.
  private var hint: String? {
    let question = suggestion.map { "did you mean \(Self.quoted($0))?" }
    guard let expected else { return question }
    return ["expected \(expected)", question].compactMap(\.self).joined(separator: "; ")
  }
}
