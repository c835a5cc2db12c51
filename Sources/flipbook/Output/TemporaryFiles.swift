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
  /// A thread waits for the signals, which all threads started later leave to it: so none is lost,
  /// however early it comes.
  static func removeWhenInterrupted() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread { [signals] in
      var awaited = signals
      var number: Int32 = 0
      guard sigwait(&awaited, &number) == 0 else { return }
      paths.withLock { paths in
        for path in paths { unlink(path) }
        paths = []
      }
      end(by: number)
    }
  }
}
