import Testing

@testable import SceneFiles

struct SpellingTests {
  @Test(
    arguments: [
      ("widht", "width"), ("Width", "width"), ("backgroundcolour", "backgroundColor"),
      ("heigth", "height"), ("idth", "width"),
    ])
  func `near words are found`(word: String, meant: String) {
    let candidates = ["height", "width", "backgroundColor", "scale"]
    #expect(Spelling(word).nearest(among: candidates) == meant)
  }

  @Test(arguments: ["depth", "x", "", "colour"])
  func `far words are not suggested`(word: String) {
    #expect(Spelling(word).nearest(among: ["height", "width", "scale"]) == nil)
  }

  @Test
  func `the first of equally near words wins`() {
    #expect(Spelling("bat").nearest(among: ["cat", "hat"]) == "cat")
  }

  @Test(
    arguments: [
      ("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "acbd", 1),
      ("ca", "abc", 3),
    ])
  func `distances count edits and swaps`(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
    #expect(Spelling.distance(second, first) == distance)
  }

  @Test
  func `a word of a megabyte costs nothing`() {
    let word = String(repeating: "a", count: 1 << 20)
    #expect(Spelling(word).nearest(among: [word + "b"]) == nil)
  }
}
