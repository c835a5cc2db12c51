public import Foundation

/// A folder for one test, removed when the test ends.
public final class ScratchFolder: Sendable {
  /// Where it is, without symbolic links.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// The names of all files, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The contents of a file.
  public func contents(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  /// Writes a file, with the folders it needs.
  /// - Returns: Its path.
  @discardableResult
  public func write(_ name: String, _ data: Data) throws -> String {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return file(name)
  }

  /// Writes a file of text, with the folders it needs.
  /// - Returns: Its path.
  @discardableResult
  public func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, Data(text.utf8))
  }
}
