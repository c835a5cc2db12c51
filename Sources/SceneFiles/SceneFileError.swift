/// Why a scene file yields no scene.
public enum SceneFileError: Error, Hashable, Sendable {
  /// The file cannot be read; `reason` is the system's own phrase.
  case unreadable(file: String, reason: String)
  /// The file was read and is wrong; every fault that was found, in the order of the text.
  case faulty([Diagnostic])
}
