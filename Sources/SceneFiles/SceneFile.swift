import Foundation

/// A scene file that was read and found right.
public struct SceneFile: Sendable {
  /// What the file says.
  public let description: SceneDescription
  /// What may not be meant although it can be rendered.
  public let warnings: [Diagnostic]

  /// Reads and checks the text of a scene file.
  ///
  /// Reads no file but the attributes of the images that the scene names.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8: YAML, or JSON as a part of it.
  ///   - name: The name of the file for diagnostics.
  ///   - folder: The folder that relative paths begin from.
  ///   - replacements: A folder of images that stand in for those of the same name.
  /// - Throws: ``SceneFileError/faulty(_:)`` with every fault that was found.
  public init(
    bytes: [UInt8], name: String, folder: String, replacements: String? = nil
  ) throws(SceneFileError) {
    let limits = YAMLLimits()
    guard bytes.count <= limits.bytes else {
      throw .faulty([
        Diagnostic(
          wholeFile: name,
          message: "the file has more than \(limits.bytes) bytes")
      ])
    }
    let source: SourceText
    do {
      source = try SourceText(name: name, bytes: bytes)
    } catch {
      throw .faulty([Diagnostic(error, file: name)])
    }
    let document: YAMLDocument
    do {
      document = try YAMLDocument(source, limits: limits)
    } catch {
      throw .faulty([Diagnostic(error, in: source)])
    }
    var reader = SceneReader(
      source: source, assets: AssetFolders(replacements: replacements, scene: folder))
    for fault in document.faults { reader.report(Diagnostic(fault, in: source)) }
    Self.declareAssets(of: document.root, &reader)
    let scene = SceneDescription.declaration.type.read(document.root, &reader)
    let found = Self.inOrder(reader.diagnostics)
    guard let scene, !reader.hasErrors else { throw .faulty(found) }
    description = scene
    warnings = found
  }

  /// Reads and checks a scene file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - replacements: A folder of images that stand in for those of the same name.
  /// - Throws: ``SceneFileError``.
  public init(path: String, replacements: String? = nil) throws(SceneFileError) {
    let bytes: [UInt8]
    do {
      bytes = try Self.contents(of: path)
    } catch let error as SceneFileError {
      throw error
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
    let folder = (path as NSString).deletingLastPathComponent
    try self.init(
      bytes: bytes, name: path, folder: folder.isEmpty ? "." : folder, replacements: replacements)
  }

  /// The bytes of a regular file, one more than the limit at most.
  private static func contents(of path: String) throws -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw SceneFileError.unreadable(file: path, reason: "no such file")
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try FileManager.default.attributesOfItem(atPath: resolved)[.type]
    switch kind as? FileAttributeType {
    case .typeRegular: break
    case .typeDirectory:
      throw SceneFileError.unreadable(file: path, reason: "it is a folder")
    default:
      throw SceneFileError.unreadable(file: path, reason: "it is not a regular file")
    }
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { handle.closeFile() }
    return Array(try handle.read(upToCount: mostBytes + 1) ?? Data())
  }

  /// Takes the folder of images before any image is looked for.
  private static func declareAssets(of root: YAMLNode, _ reader: inout SceneReader) {
    guard let node = root["assets"], case .scalar(let scalar) = node.content else { return }
    do throws(AssetFault) {
      try reader.assets.declare(scalar.text)
    } catch {
      reader.report(error, named: scalar.text, at: node.range, what: "folder")
    }
  }

  /// The faults in the order of the text, each once: aliases repeat theirs.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
      .enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset) < (
          $1.element.line, $1.element.column, $1.offset
        )
      }
      .map(\.element)
  }
}

extension SceneFile {
  /// The greatest number of bytes of a scene file.
  public static let mostBytes = YAMLLimits().bytes
  /// The longest recording, in seconds.
  public static let longestDuration = SceneLimits.duration
}
