import Foundation

/// A file that is written beside its final place and moved there when complete.
@safe final class PartialFile {
  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32

  init(replacing path: String) throws(GIFError) {
    self.path = path
    var template = (path + ".partial-XXXXXX").utf8CString
    descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
      guard let name = name.baseAddress else { return -1 }
      return unsafe mkstemp(name)
    }
    guard descriptor >= 0 else { throw .file(path: path, code: errno) }
    temporaryPath = unsafe template.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe String(cString: $0) } ?? path
    }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      unsafe unlink(temporaryPath)
    }
  }

  func append(_ bytes: [UInt8]) throws(GIFError) {
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Foundation.write(
          descriptor, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw .file(path: path, code: errno)
      }
      offset += written
    }
  }

  /// Gives the file its final name.
  func commit() throws(GIFError) {
    // `mkstemp` makes the file private; a new file belongs to whom the process's mask allows.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
    let open = descriptor
    descriptor = -1
    guard close(open) == 0, unsafe rename(temporaryPath, path) == 0 else {
      let code = errno
      unsafe unlink(temporaryPath)
      throw .file(path: path, code: code)
    }
  }
}
