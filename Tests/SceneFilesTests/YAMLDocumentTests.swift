import Testing

@testable import SceneFiles

struct YAMLDocumentTests {
  private func document(
    _ text: String, limits: YAMLLimits = YAMLLimits()
  ) throws -> YAMLDocument {
    try YAMLDocument(SourceText(name: "t", bytes: Array(text.utf8)), limits: limits)
  }

  private func fault(_ text: String, limits: YAMLLimits = YAMLLimits()) -> YAMLFault? {
    do {
      _ = try document(text, limits: limits)
      return nil
    } catch {
      return error as? YAMLFault
    }
  }

  @Test
  func `keys and values know their lines and columns`() throws {
    let root = try document("first: 1\nlist:\n  - { é: \"zwei\" }\n").root
    guard case .mapping(let entries) = root.content else {
      Issue.record("the root is no mapping")
      return
    }
    #expect(entries.map(\.key) == ["first", "list"])
    #expect(entries.map(\.keyRange.line) == [1, 2])
    #expect(
      root["first"]?.range == SourceRange(line: 1, column: 8, endLine: 1, endColumn: 9))
    guard case .sequence(let items)? = root["list"]?.content else {
      Issue.record("the list is no sequence")
      return
    }
    #expect(
      items.first?["é"]?.range == SourceRange(line: 3, column: 10, endLine: 3, endColumn: 16))
  }

  @Test
  func `JSON is read like YAML`() throws {
    let root = try document("{\"a\": [1, true, null, \"\\u00e9\"]}").root
    guard case .sequence(let nodes)? = root["a"]?.content else {
      Issue.record("the list is no sequence")
      return
    }
    let meanings = nodes.compactMap { node -> YAMLScalar.Meaning? in
      guard case .scalar(let scalar) = node.content else { return nil }
      return scalar.meaning
    }
    #expect(meanings == [.number(1), .boolean(true), .null, .text("é")])
  }

  @Test
  func `an alias repeats the anchored value and counts in full`() throws {
    let root = try document("a: &x [1, 2]\nb: *x\n").root
    guard case .sequence(let nodes)? = root["b"]?.content else {
      Issue.record("the alias is no sequence")
      return
    }
    #expect(nodes.count == 2)
    #expect(root.size == 1 + 3 + 3)
  }

  @Test
  func `aliases that would grow beyond the limit are refused`() {
    var bomb = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for level in 1...20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    guard case .tooManyNodes(limit: 100_000, at: let range)? = fault(bomb) else {
      Issue.record("the bomb was read")
      return
    }
    #expect(range.line == 5)
  }

  @Test
  func `an alias inside its own anchor has no value`() throws {
    let faults = try document("&a [*a]").faults
    #expect(
      faults == [
        .unknownAnchor(
          "a", known: [], at: SourceRange(line: 1, column: 5, endLine: 1, endColumn: 7))
      ])
  }

  @Test
  func `depth is limited to exactly the limit`() {
    let limits = YAMLLimits(depth: 5)
    let five = String(repeating: "[", count: 5) + String(repeating: "]", count: 5)
    #expect(fault(five, limits: limits) == nil)
    guard case .tooDeep(limit: 5, at: let range)? = fault("[" + five + "]", limits: limits) else {
      Issue.record("six levels were read")
      return
    }
    #expect(range.column == 6)
  }

  @Test
  func `ten thousand levels are refused without a crash`() {
    for opening in ["[", "{a: ", "- "] {
      let text = String(repeating: opening, count: 10_000)
      guard case .tooDeep? = fault(text) else {
        Issue.record("\(opening) was read")
        continue
      }
    }
  }

  @Test
  func `a key that comes twice keeps its first value and is reported`() throws {
    let document = try document("a: 1\nb: 2\na: 3\n")
    guard case .mapping(let entries) = document.root.content else {
      Issue.record("the root is no mapping")
      return
    }
    #expect(entries.map(\.key) == ["a", "b"])
    #expect(
      document.faults == [
        .duplicateKey(
          "a", firstLine: 1, at: SourceRange(line: 3, column: 1, endLine: 3, endColumn: 2))
      ])
  }

  @Test
  func `keys that are no scalars are dropped with their values and the rest is read`() throws {
    let document = try document("? [x, {y: 1}]\n: {z: 2}\nb: 2\n")
    #expect(document.faults.count == 1)
    guard case .mapping(let entries) = document.root.content else {
      Issue.record("the root is no mapping")
      return
    }
    #expect(entries.map(\.key) == ["b"])
  }

  @Test
  func `a tab that indents is told as one`() {
    #expect(fault("a:\n\tb: 1\n") == .tab(at: SourceRange(line: 2, column: 1)))
    #expect(fault("a:\n  b: 1\n  \tc: 2\n") == .tab(at: SourceRange(line: 3, column: 3)))
  }

  @Test
  func `an empty text has no root`() {
    #expect(fault("") == .empty)
    #expect(fault("# only a comment\n") == .empty)
  }

  @Test
  func `random bytes never crash the reader`() {
    var state: UInt64 = 0x5EED
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let alphabet = Array("[]{}:,-?&*!|>'\"%@`# \n\tabc01.é~\\".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<next() % 60).map { _ in alphabet[Int(next() % UInt64(alphabet.count))] }
      // Only that it returns matters: most of these are no YAML.
      if let source = try? SourceText(name: "t", bytes: bytes) { _ = try? YAMLDocument(source) }
    }
    #expect(state != 0x5EED)
  }
}
