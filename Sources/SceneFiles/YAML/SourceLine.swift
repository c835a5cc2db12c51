/// One line of a scene file, with quick access to its parts even if it is megabytes long.
struct SourceLine: Sendable {
  /// The line without its end.
  let text: String
  /// The number of Unicode scalars.
  let scalarCount: Int
  /// The UTF-8 offset of every scalar whose number is a multiple of ``stride``.
  private let checkpoints: [Int]

  private static let stride = 4096

  /// Creates a line from its scalars.
  init(_ scalars: String.UnicodeScalarView) {
    text = String(scalars)
    var count = 0
    var offset = 0
    var checkpoints: [Int] = []
    for scalar in scalars {
      if count.isMultiple(of: Self.stride) { checkpoints.append(offset) }
      count += 1
      offset += UTF8.width(scalar)
    }
    scalarCount = count
    self.checkpoints = checkpoints
  }

  /// The text between two scalars, counted from 0; what lies outside the line is left out.
  ///
  /// - Complexity: O(*n*) in the length of the part.
  subscript(scalars: Range<Int>) -> Substring {
    let range = scalars.clamped(to: 0..<scalarCount)
    return text[index(ofScalar: range.lowerBound)..<index(ofScalar: range.upperBound)]
  }

  private func index(ofScalar number: Int) -> String.Index {
    guard number < scalarCount else { return text.endIndex }
    let offset = checkpoints[number / Self.stride]
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.unicodeScalars.index(start, offsetBy: number % Self.stride)
  }
}
