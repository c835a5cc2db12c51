import Testing

@testable import SceneFiles

/// What the declarations say about themselves: messages and schemas are made of it.
struct ViewClassTests {
  /// A record and every record inside its values.
  private func records(_ record: RecordDeclaration) -> [RecordDeclaration] {
    [record] + record.keys.flatMap { records($0.shape) }
  }

  private func records(_ shape: ValueShape) -> [RecordDeclaration] {
    switch shape {
    case .record(let record): records(record)
    case .list(let element), .numbered(let element): records(element)
    case .anyOf(let shapes): shapes.flatMap(records)
    case .view, .number, .integer, .boolean, .text, .choice, .numbers: []
    }
  }

  @Test
  func `every key of every record is named once and documented`() {
    let all =
      records(SceneDescription.declaration.declaration)
      + ViewClass.catalog.flatMap { records($0.declaration) }
    #expect(
      Set(all.map(\.phrase)).isSuperset(of: [
        "the scene", "the canvas", "the capture", "a script event", "the recording", "an item",
        "styled text", "the UIView", "the ExpandableButtonView",
      ]))
    for record in all {
      #expect(Set(record.keys.map(\.name)).count == record.keys.count, "\(record.phrase)")
      for key in record.keys {
        #expect(key.documentation.hasSuffix("."), "\(key.name) in \(record.phrase)")
        #expect(!key.shape.phrase.isEmpty, "\(key.name) in \(record.phrase)")
      }
    }
  }

  @Test
  func `class names are distinct`() {
    let names = ViewClass.catalog.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test
  func `every view has the properties of UIView`() {
    let common = ViewClass.view.declaration.keys.map(\.name)
    for viewClass in ViewClass.catalog {
      #expect(Set(viewClass.declaration.keys.map(\.name)).isSuperset(of: common))
    }
  }
}
