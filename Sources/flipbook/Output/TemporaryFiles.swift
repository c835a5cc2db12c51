import Dispatch
import Foundation
import Synchronization

/// The unfinished files of this process: removed when it is interrupted.
enum TemporaryFiles {
  private static let paths = Mutex<[String]>([])

  /// Remembers a file that must not survive an interruption.
  static func add(_ path: String) {
    paths.withLock { $0.append(path) }
  }

  /// Forgets a file that has got its final name.
  static func forget(_ path: String) {
    paths.withLock { $0.removeAll { $0 == path } }
  }

  /// Removes a file and forgets it.
  static func remove(_ path: String) {
    unlink(path)
    forget(path)
  }

  /// Ends the process as a signal does that nobody handles, so that callers see its cause.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    // Whoever started the process may have blocked the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Makes SIGINT and SIGTERM remove the files before they end the process as usual.
  ///
  /// - Returns: The sources, which listen as long as they are kept.
  static func removeWhenInterrupted() -> [any DispatchSourceSignal] {
    let queue = DispatchQueue(label: "flipbook.interruption")
    return [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        paths.withLock { paths in
          for path in paths { unlink(path) }
          paths = []
        }
        end(by: number)
      }
      source.resume()
      return source
    }
  }
}
