import Testing

@testable import SceneFiles

struct ViewPathTests {
  @Test(arguments: ["menu", "menu.arrow", "menu.items[1]", "_a-1.b[0].c"])
  func `paths are written as they were read`(text: String) throws {
    #expect(try #require(ViewPath(text)).description == text)
  }

  @Test
  func `a path has an id and parts with numbers`() throws {
    let path = try #require(ViewPath("menu.items[12]"))
    #expect(path.id == "menu")
    #expect(path.parts.map(\.name) == ["items"])
    #expect(path.parts.map(\.index) == [12])
  }

  @Test(arguments: [
    "", ".", "menu.", ".arrow", "menu[1]", "menu.items[]", "menu.items[-1]", "menu.items[1",
    "menu.items[99999999999999999999]", "3x", "a b", "é",
  ])
  func `other texts are no paths`(text: String) {
    #expect(ViewPath(text) == nil)
  }
}
