import Foundation

/// A file that appears in one step: written beside its place, then renamed.
///
/// Devices, pipes and standard output (`-`) are written as they are.
struct OutputFile: ~Copyable {
  /// Why an output cannot be written.
  enum Failure: Error, CustomStringConvertible {
    /// Nothing was begun: the folder is missing or closed, or the place is a folder.
    case unavailable(reason: String)
    /// The writing failed.
    case writing(reason: String)

    /// The reason in the system's words.
    var description: String {
      switch self {
      case .unavailable(let reason), .writing(let reason): reason
      }
    }
  }

  private let handle: FileHandle
  /// Where the bytes go first; nil when they go to their place at once.
  private let temporary: String?
  private let target: String
  private var isFinished = false

  /// Opens a place for writing.
  init(_ path: String) throws(Failure) {
    if path == "-" {
      handle = .standardOutput
      temporary = nil
      target = path
      return
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    // A missing file has no attributes, and that is right here.
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory?: throw .unavailable(reason: "it is a folder")
    case .typeRegular?, nil:
      let folder = (target as NSString).deletingLastPathComponent
      let name = (target as NSString).lastPathComponent
      let temporary = "\(folder)/.\(name).\(getpid()).tmp"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .unavailable(reason: Self.reason(errno, folder: folder)) }
      TemporaryFiles.add(temporary)
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      self.temporary = temporary
    default:
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unavailable(reason: Self.reason(errno, folder: nil)) }
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      temporary = nil
    }
    self.target = target
  }

  deinit {
    guard let temporary, !isFinished else { return }
    TemporaryFiles.remove(temporary)
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      throw .writing(reason: error.localizedDescription)
    }
  }

  /// Puts the file in its place.
  mutating func finish() throws(Failure) {
    guard let temporary else { return }
    do {
      try handle.close()
    } catch {
      throw .writing(reason: error.localizedDescription)
    }
    guard rename(temporary, target) == 0 else {
      throw .writing(reason: String(cString: strerror(errno)))
    }
    TemporaryFiles.forget(temporary)
    isFinished = true
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    // What cannot be examined is no folder to work with.
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Whether two paths lead to one file.
  static func isSame(_ first: String, _ second: String) -> Bool {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    return resolved(first) == resolved(second)
  }

  private static func reason(_ code: Int32, folder: String?) -> String {
    if code == ENOENT, let folder { return "there is no folder '\(folder)'" }
    return String(cString: strerror(code))
  }
}
