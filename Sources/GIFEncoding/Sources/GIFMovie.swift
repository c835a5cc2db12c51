public import Bitmaps
internal import CGIF
import Foundation
import Synchronization

/// An existing GIF as a source for the encoder: what a viewer sees, image after image.
///
/// Only the file's bytes and a few composed bitmaps are kept; going back starts over.
public final class GIFMovie: TimedBitmapSource {
  /// The canvas.
  public let size: PixelSize
  /// When each image appears, in seconds.
  public let presentationTimes: [Double]
  /// When the last image stops being shown, in seconds.
  public let duration: Double
  /// How often it plays.
  public let loop: GIFLoop

  private let bytes: [UInt8]
  private let cursor: Mutex<GIFCursor>

  /// Opens a file.
  ///
  /// - Throws: `GIFError.file`, or `.container` for what is not a sound GIF.
  public convenience init(file path: String) throws(GIFError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .file(path: path, code: ENOENT)
    }
    try self.init(Array(data))
  }

  /// Reads the bytes of a GIF. Delays of 0 and 1 hundredths count as 10, as players have it.
  ///
  /// - Throws: `GIFError.container` for what is not a sound GIF, `.noBitmaps` without images.
  public init(_ bytes: [UInt8]) throws(GIFError) {
    var cursor = try GIFCursor(bytes)
    var times: [Double] = []
    var total = 0
    while try cursor.advance() {
      times.append(Double(total) / 100)
      total += cursor.delay < 2 ? 10 : cursor.delay
    }
    guard !times.isEmpty else { throw .noBitmaps }
    size = cursor.canvas.size
    presentationTimes = times
    duration = Double(total) / 100
    loop = cursor.repetitions.map { $0 == 0 ? .forever : .plays($0 + 1) } ?? .once
    self.bytes = bytes
    self.cursor = Mutex(try GIFCursor(bytes))
  }

  /// The canvas while the image at a position is shown.
  public func timedBitmap(at index: Int) throws -> TimedBitmap {
    let bitmap = try cursor.withLock { cursor in
      if cursor.position > index, cursor.recent[index] == nil { cursor = try GIFCursor(bytes) }
      while cursor.position <= index {
        guard try cursor.advance() else {
          throw GIFError.container(code: Int(D_GIF_ERR_EOF_TOO_SOON))
        }
      }
      return cursor.recent[index] ?? cursor.canvas
    }
    return TimedBitmap(bitmap: bitmap, presentationTime: presentationTimes[index])
  }
}
