import Foundation
import TestSupport
import Testing

/// The README's commands, run as they stand, and its pictures, compared with what they are of.
@Suite(.serialized)
struct `The README` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The lines inside code blocks of a language.
  private static func code(_ language: String) throws -> [String] {
    var inside = false
    return try text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { line -> String? in
        if line.hasPrefix("```") {
          inside = line == "```\(language)"
          return nil
        }
        return inside ? String(line) : nil
      }
  }

  @Test func `Its commands of the program do what they say`() throws {
    let commands = try Self.code("sh").filter { $0.hasPrefix(".build/release/flipbook ") }
    try #require(commands.count >= 3)
    let folder = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Fixtures"),
      withDestinationPath: Self.root.appendingPathComponent("Fixtures").path)
    try FileManager.default.createDirectory(
      atPath: folder.file("Output"), withIntermediateDirectories: false)
    for command in commands {
      let line = command.replacingOccurrences(of: ".build/release/flipbook", with: "\"$0\"")
      let result = try FlipbookCommand(folder: folder).run(shell: line)
      #expect(result.code == 0, "\(command)\n\(result.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Output")).sorted()
    #expect(names == ["expandable-button-right.gif", "opening.png"])
    let shown = try folder.contents(of: "Output/expandable-button-right.gif")
    let committed = try Data(
      contentsOf: Self.root.appendingPathComponent(
        "Documentation/Images/expandable-button-right.gif"))
    #expect(shown == committed, "the picture in the README is stale: render it anew")
  }

  @Test func `Its make commands are targets of the Makefile`() throws {
    let makefile = try Self.text("Makefile")
    let targets = try Self.code("sh").filter { $0.hasPrefix("make ") }.map {
      $0.split(separator: " ")[1]
    }
    #expect(targets == ["demo", "test"])
    for target in targets { #expect(makefile.contains("\n\(target):")) }
  }

  @Test func `Its Swift is the code of an example that is tested`() throws {
    let example = try Self.text("Tests/RecordingTests/ReadmeExampleTests.swift")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let lines = try Self.code("swift").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    try #require(lines.count > 8)
    for line in lines { #expect(example.contains(line), "not in the example: \(line)") }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func `Files and folders it links to are there`(name: String) throws {
    let text = try Self.text(name)
    for match in text.matches(of: /\]\((?<path>[^)#:]+)\)/) {
      let path = Self.root.appendingPathComponent(String(match.output.path)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output.path)")
    }
  }
}
