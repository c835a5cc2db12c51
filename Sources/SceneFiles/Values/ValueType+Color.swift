import Bitmaps

extension ValueType where Value == Color {
  /// A name, `#rgb`, `#rrggbb`, `#rrggbbaa`, or `{ white: 0.5, alpha: 1 }`.
  static var color: ValueType {
    let gray = GrayDescription.declaration.type
    let shape = ValueShape.text("a colour: a name, '#rrggbb', '#rrggbbaa' or { white: 0.5 }")
    return ValueType(shape) { node, reader in
      switch node.content {
      case .mapping:
        return gray.read(node, &reader).map { Color(white: $0.white, alpha: $0.alpha) }
      case .scalar(let scalar):
        guard case .text(let text) = scalar.meaning else { break }
        if text.hasPrefix("#"), let color = Color(hexadecimal: text.dropFirst()) { return color }
        if let color = NamedColor.color(text) { return color }
        reader.report(
          node.range, "\(Diagnostic.quoted(text)) is not a colour", expected: shape.phrase,
          suggestion: Spelling(text).nearest(among: NamedColor.names))
        return nil
      case .sequence: break
      }
      // Plain `#fff` is a comment, so the value is missing.
      reader.reportWrongType(node, expected: shape)
      return nil
    }
  }
}

/// A gray in a scene file.
struct GrayDescription: Sendable {
  var white = 0.0
  var alpha = 1.0

  static let declaration = RecordType<GrayDescription>(
    phrase: "a gray",
    keys: [
      .required("white", \.white, .number(.fraction), "Brightness: 0 is black, 1 is white."),
      .optional("alpha", \.alpha, .number(.fraction), "Opacity: 0 is clear, 1 is opaque."),
    ],
    initial: GrayDescription())
}

extension Color {
  /// Reads `rgb`, `rrggbb` or `rrggbbaa`.
  fileprivate init?(hexadecimal text: Substring) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, text.allSatisfy(\.isASCII) else { return nil }
    func byte(_ index: Int) -> Double { Double(digits[index] * 16 + digits[index + 1]) / 255 }
    switch digits.count {
    case 3:
      self.init(
        red: Double(digits[0]) / 15, green: Double(digits[1]) / 15, blue: Double(digits[2]) / 15)
    case 6: self.init(red: byte(0), green: byte(2), blue: byte(4))
    case 8: self.init(red: byte(0), green: byte(2), blue: byte(4), alpha: byte(6))
    default: return nil
    }
  }
}
