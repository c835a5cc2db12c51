import Testing

@testable import SceneFiles

struct ViewClassTests {
  @Test(arguments: ViewClass.catalog.map(\.name))
  func `a class names each of its keys once and documents it`(name: String) throws {
    let viewClass = try #require(ViewClass.named(name))
    let names = ViewClass.structuralKeys + viewClass.properties.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(viewClass.properties.contains { $0.name == "frame" })
    for property in viewClass.properties {
      #expect(property.documentation.hasSuffix("."))
      #expect(!property.shape.phrase.isEmpty)
    }
  }

  @Test
  func `class names are distinct`() {
    let names = ViewClass.catalog.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
