import Testing

@testable import SceneFiles

struct SourceTextTests {
  @Test
  func `lines end where YAML ends them`() throws {
    let text = "a\nb\r\nc\rd\u{85}e\u{2028}f"
    #expect(
      try SourceText(name: "t", bytes: Array(text.utf8)).lines.map(\.text) == [
        "a", "b", "c", "d", "e", "f",
      ])
  }

  @Test
  func `a byte-order mark is no part of the text`() throws {
    let source = try SourceText(name: "t", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(source.lines.map(\.text) == ["ab"])
  }

  @Test
  func `bytes that are not UTF-8 are found`() {
    #expect(
      throws: SourceText.Fault(reason: .notUTF8, line: 2, column: 2, before: "é")
    ) {
      try SourceText(name: "t", bytes: Array("a\né".utf8) + [0xC3, 0x28])
    }
  }

  @Test
  func `a text in UTF-16 is refused at its first byte`() {
    #expect(throws: SourceText.Fault(reason: .notUTF8, line: 1, column: 1, before: "")) {
      try SourceText(name: "t", bytes: [0xFF, 0xFE, 0x61, 0])
    }
  }

  @Test
  func `control characters are found`() {
    #expect(
      throws: SourceText.Fault(
        reason: .controlCharacter("\u{1B}"), line: 1, column: 3, before: "ab")
    ) {
      try SourceText(name: "t", bytes: Array("ab\u{1B}[31m".utf8))
    }
  }
}
