import Foundation
import SceneFiles

/// Standard output or standard error.
struct StandardStream {
  /// Where results go.
  static let output = StandardStream(handle: .standardOutput)
  /// Where everything goes that is no result.
  static let error = StandardStream(handle: .standardError)

  private let handle: FileHandle

  private init(handle: FileHandle) {
    self.handle = handle
  }

  /// Whether a person reads along.
  var isTerminal: Bool { isatty(handle.fileDescriptor) == 1 }

  /// Whether colour is welcome: on a terminal that has it, unless `NO_COLOR` says otherwise.
  var showsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isTerminal && environment["TERM"] != "dumb"
      && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Writes text as it is.
  func write(_ text: String) {
    // Nobody is left to be told when the reader has gone away.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) throws {
    try handle.write(contentsOf: Data(bytes))
  }

  /// Writes text and ends the line.
  func line(_ text: String) {
    write(text + "\n")
  }

  /// Tells what went wrong, in the name of the program.
  func failure(_ text: String) {
    line("flipbook: \(colored("error:", .red)) \(text)")
  }

  /// Tells what is not as it was meant, although the work goes on.
  func warning(_ text: String) {
    line("flipbook: \(colored("warning:", .yellow)) \(text)")
  }

  /// Tells faults of a scene file, each with its place.
  func diagnostics(_ diagnostics: [Diagnostic]) {
    let shown = diagnostics.prefix(Self.mostDiagnostics)
    for diagnostic in shown {
      let word = "\(diagnostic.severity.rawValue):"
      let color: Color = diagnostic.severity == .error ? .red : .yellow
      var text = diagnostic.description
      if let range = text.range(of: word) {
        text.replaceSubrange(range, with: colored(word, color))
      }
      line(text)
    }
    if diagnostics.count > shown.count {
      line("… and \(diagnostics.count - shown.count) more")
    }
  }

  private static let mostDiagnostics = 100

  private enum Color: Int {
    case red = 31
    case yellow = 33
  }

  private func colored(_ text: String, _ color: Color) -> String {
    showsColor ? "\u{1B}[1;\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
