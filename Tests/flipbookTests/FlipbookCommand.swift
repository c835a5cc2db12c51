import Foundation
import TestSupport

/// Runs the real program, which stands beside the test bundle.
struct FlipbookCommand {
  /// What a run left behind.
  struct Result {
    let code: Int32
    let output: Data
    let errors: String

    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// A folder that the program is started in.
  let folder: ScratchFolder

  private static let program = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("flipbook").path

  /// Runs the program to its end.
  func run(
    _ arguments: String..., input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Result {
    try start(Self.program, arguments, input: input, environment: environment)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> Result {
    try start(Self.program, arguments, input: Data(), environment: [:])
  }

  /// Runs a line of a shell, in which `$0` is the program.
  func run(shell line: String) throws -> Result {
    try start(
      "/bin/sh", ["-c", line, Self.program], input: Data(), environment: [:])
  }

  /// Runs a script of Python, whose first argument is the program.
  func run(python script: String) throws -> Result {
    try start(
      "/usr/bin/env", ["python3", "-c", script, Self.program], input: Data(), environment: [:])
  }

  /// Runs the program on a pseudo-terminal, which shows standard output and errors alike.
  func runOnTerminal(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Result {
    let command = ([Self.program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try start(
      "/usr/bin/script", ["-qec", command, "/dev/null"], input: Data(), environment: environment)
  }

  private func start(
    _ program: String, _ arguments: [String], input: Data, environment: [String: String]
  ) throws -> Result {
    // Files instead of pipes: a full pipe would stop the program.
    let name = UUID().uuidString
    let streams = try ["in", "out", "err"].map { suffix in
      try folder.write(".\(name).\(suffix)", suffix == "in" ? input : Data())
    }
    defer { for stream in streams { try? FileManager.default.removeItem(atPath: stream) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NO_COLOR" && $0.key != "TERM" }
      .merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: streams[0])
    process.standardOutput = FileHandle(forWritingAtPath: streams[1])
    process.standardError = FileHandle(forWritingAtPath: streams[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try Data(contentsOf: URL(fileURLWithPath: streams[1])),
      errors: String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: streams[2])), as: UTF8.self))
  }
}
