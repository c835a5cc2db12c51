public import Bitmaps
import Foundation

/// A file of raw pixels, bitmap after bitmap without headers, as a source for the encoder.
///
/// `@unchecked Sendable`: the descriptor never changes and is read by position only.
public final class RawMovie: TimedBitmapSource, @unchecked Sendable {
  /// The order of a pixel's four bytes; straight alpha.
  public enum Order: Hashable, Sendable {
    /// Red first.
    case rgba
    /// Blue first, the order of a little-endian `0xAARRGGBB`.
    case bgra
  }

  /// The canvas.
  public let size: PixelSize
  /// When each bitmap appears, in seconds.
  public let presentationTimes: [Double]
  /// When the last bitmap stops being shown, in seconds.
  public let duration: Double
  private let path: String
  private let order: Order
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file; it must not change while it is read.
  ///   - size: The canvas.
  ///   - order: The order of bytes in a pixel.
  ///   - framesPerSecond: Greater than 0.
  /// - Throws: `GIFError.file`, `.rawLength` unless the file holds whole bitmaps, `.option` for a
  ///   rate that is not positive.
  public init(
    file path: String, size: PixelSize, order: Order, framesPerSecond: Double
  ) throws(GIFError) {
    guard framesPerSecond > 0, framesPerSecond <= 1000 else {
      throw .option(name: "framesPerSecond", value: framesPerSecond, allowed: 0...1000)
    }
    guard !size.area.multipliedReportingOverflow(by: 4).overflow, size.area > 0 else {
      throw .canvasSize(size)
    }
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(path: path, code: errno) }
    self.path = path
    self.size = size
    self.order = order
    let bytes = Int(lseek(descriptor, 0, SEEK_END))
    guard bytes >= 0 else { throw .file(path: path, code: errno) }
    let each = size.area * 4
    guard bytes % each == 0 else { throw .rawLength(bytes: bytes, bytesPerBitmap: each) }
    let count = bytes / each
    presentationTimes = (0..<count).map { Double($0) / framesPerSecond }
    duration = Double(count) / framesPerSecond
  }

  deinit { close(descriptor) }

  /// Reads the bitmap at a position.
  public func timedBitmap(at index: Int) throws -> TimedBitmap {
    let count = size.area
    let pixels = try unsafe [Pixel](unsafeUninitializedCapacity: count) { pixels, initialized in
      let bytes = UnsafeMutableRawBufferPointer(pixels)
      let length = count * MemoryLayout<Pixel>.stride
      var offset = 0
      while offset < length {
        let read = unsafe pread(
          descriptor, bytes.baseAddress.map { unsafe $0 + offset }, length - offset,
          off_t(index * length + offset))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { throw GIFError.file(path: path, code: read < 0 ? errno : EIO) }
        offset += read
      }
      initialized = count
      unsafe arrange(UnsafeMutableBufferPointer(rebasing: pixels[..<count]))
    }
    let bitmap = Bitmap(size: size, pixels: pixels)
    return TimedBitmap(bitmap: bitmap, presentationTime: presentationTimes[index])
  }

  /// Turns file order into packed, premultiplied pixels.
  private func arrange(_ pixels: UnsafeMutableBufferPointer<Pixel>) {
    if order == .bgra {
      // Nothing to do where all is opaque and the machine keeps the low byte first.
      var all = UInt32.max
      for at in 0..<pixels.count { unsafe all &= pixels[at].packed }
      if UInt32(littleEndian: 1) == 1, all >= 0xFF00_0000 { return }
    }
    for at in 0..<pixels.count {
      var packed = unsafe UInt32(littleEndian: pixels[at].packed)
      if order == .rgba {
        packed = packed & 0xFF00_FF00 | packed >> 16 & 0xFF | (packed & 0xFF) << 16
      }
      if packed >= 0xFF00_0000 {
        unsafe pixels[at] = Pixel(packed: packed)
      } else {
        unsafe pixels[at] = Pixel(
          straightRed: UInt8(truncatingIfNeeded: packed >> 16),
          green: UInt8(truncatingIfNeeded: packed >> 8), blue: UInt8(truncatingIfNeeded: packed),
          alpha: UInt8(truncatingIfNeeded: packed >> 24))
      }
    }
  }
}
