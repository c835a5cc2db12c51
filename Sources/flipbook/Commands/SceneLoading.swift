import Foundation
import SceneFiles

/// Reads scene files for commands and tells what is wrong with them.
enum SceneLoading {
  /// Reads a scene; `-` is standard input.
  ///
  /// Warnings are told on standard error, and count as errors when `isStrict`.
  ///
  /// - Returns: The scene, or the exit code once the reason is told.
  static func scene(
    at path: String, assets: String?, isStrict: Bool
  ) -> Result<SceneFile, Refusal> {
    do {
      let scene =
        path == "-"
        ? try SceneFile(
          bytes: try standardInput(), name: "<stdin>", folder: ".", replacements: assets)
        : try SceneFile(path: path, replacements: assets)
      StandardStream.error.diagnostics(scene.warnings)
      if isStrict, !scene.warnings.isEmpty { return .failure(Refusal(code: .usage)) }
      return .success(scene)
    } catch let error as SceneFileError {
      switch error {
      case .unreadable(let file, let reason):
        StandardStream.error.failure("cannot read '\(file)': \(reason)")
        return .failure(Refusal(code: .couldNotRun))
      case .faulty(let diagnostics):
        StandardStream.error.diagnostics(diagnostics)
        return .failure(Refusal(code: .usage))
      }
    } catch {
      StandardStream.error.failure("cannot read standard input: \(error.localizedDescription)")
      return .failure(Refusal(code: .couldNotRun))
    }
  }

  /// Why a command ends early; what there was to tell is told.
  struct Refusal: Error {
    let code: ExitCode
  }

  /// Standard input up to a little more than a scene file may hold.
  private static func standardInput() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= SceneFile.mostBytes {
      guard let chunk = try FileHandle.standardInput.read(upToCount: 1 << 16), !chunk.isEmpty
      else { break }
      bytes += chunk
    }
    return bytes
  }
}
