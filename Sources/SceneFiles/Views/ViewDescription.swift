/// One view of a scene with everything inside it.
public struct ViewDescription: Sendable {
  /// The class; nil when the file names an unknown one.
  var viewClass: ViewClass?
  /// The name by which scripts point at the view.
  var id: Located<String>?
  /// The values for properties, in the order of the file.
  var assignments: [PropertyAssignment] = []
  /// The views inside, from back to front.
  public var subviews: [ViewDescription] = []

  /// The value of a property, if the file sets it.
  func value<Value>(of property: String, as type: Value.Type) -> Value? {
    assignments.last { $0.name == property }?.value as? Value
  }

  /// The view and every view inside it, outer ones first.
  var withDescendants: [ViewDescription] {
    [self] + subviews.flatMap(\.withDescendants)
  }
}

extension ViewDescription {
  /// A view as a kind of value.
  static let type = ValueType<ViewDescription>(.view) { node, reader in
    read(node, depth: 1, &reader)
  }

  /// The keys that every view has beside its properties.
  static let keys = [
    KeyDeclaration(
      name: "type", documentation: "The class.", shape: classShape, isRequired: true),
    KeyDeclaration(
      name: "id", documentation: "The name by which scripts point at the view.",
      shape: ValueType<String>.identifier.shape, isRequired: false),
    KeyDeclaration(
      name: "subviews", documentation: "The views inside, from back to front.",
      shape: .list(.view), isRequired: false),
  ]

  private static let classShape = ValueShape.text("the name of a view class")

  private static func read(
    _ node: YAMLNode, depth: Int, _ reader: inout SceneReader
  ) -> ViewDescription? {
    guard case .mapping(let entries) = node.content else {
      reader.reportWrongType(node, expected: .view)
      return nil
    }
    guard depth <= SceneLimits.viewDepth else {
      reader.report(node.range, "more than \(SceneLimits.viewDepth) views inside one another")
      return nil
    }
    var description = ViewDescription()
    description.viewClass = readClass(node, &reader)
    if let declaration = description.viewClass?.declaration {
      _ = reader.entries(of: node, declaration: declaration)
    } else if node["type"] == nil {
      // Without a class nobody knows which other keys are right.
      reader.report(node.range, "the key 'type' is missing in a view")
    }
    let subviews = ValueType<[ViewDescription]>.list(
      ValueType(.view) { read($0, depth: depth + 1, &$1) }, upTo: SceneLimits.views)
    for entry in entries {
      switch entry.key {
      case "type": break
      case "id": description.id = ValueType<String>.identifier.located.read(entry.value, &reader)
      case "subviews": description.subviews = subviews.read(entry.value, &reader) ?? []
      default:
        let property = description.viewClass?.properties.first {
          $0.declaration.name == entry.key
        }
        if let assignment = property?.read(entry.value, &reader) {
          description.assignments.append(assignment)
        }
      }
    }
    return description
  }

  private static func readClass(_ node: YAMLNode, _ reader: inout SceneReader) -> ViewClass? {
    guard let typeNode = node["type"] else { return nil }
    guard let name = ValueType<String>.text(classShape.phrase).read(typeNode, &reader) else {
      return nil
    }
    if let viewClass = ViewClass.named(name) { return viewClass }
    reader.report(
      typeNode.range, "no view class \(Diagnostic.quoted(name))", word: name,
      among: ViewClass.catalog.map(\.name))
    return nil
  }
}
