/// A rectangle of premultiplied pixels, row by row from the top, without padding.
///
/// A value: copies share storage until one of them is written.
public struct Bitmap: Hashable, Sendable {
  /// The size in pixels.
  public let size: PixelSize
  /// The pixels in row-major order; `size.area` of them.
  @usableFromInline var storage: [Pixel]

  /// The number of columns.
  @inlinable public var width: Int { size.width }
  /// The number of rows.
  @inlinable public var height: Int { size.height }

  /// Creates a bitmap of one pixel value.
  public init(size: PixelSize, filledWith pixel: Pixel = .transparent) {
    self.size = size
    storage = Array(repeating: pixel, count: size.area)
  }

  /// Creates a bitmap from its pixels in row-major order.
  /// - Precondition: `pixels.count == size.area`.
  public init(size: PixelSize, pixels: [Pixel]) {
    precondition(pixels.count == size.area, "a \(size) bitmap needs \(size.area) pixels")
    self.size = size
    storage = pixels
  }

  /// Creates a bitmap by letting a closure fill its memory.
  ///
  /// - Parameter initialize: Receives zeroed memory of `size.area` pixels, valid until it returns.
  public init<Failure: Error>(
    size: PixelSize,
    initializingWith initialize: (UnsafeMutableBufferPointer<Pixel>) throws(Failure) -> Void
  ) throws(Failure) {
    self.init(size: size)
    try withUnsafeMutablePixels(initialize)
  }

  /// The pixel in a column and row.
  /// - Precondition: The position lies inside the bitmap.
  @inlinable
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      return storage[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      storage[y * width + x] = newValue
    }
  }

  /// The pixels in row-major order.
  @inlinable public var pixels: [Pixel] { storage }

  /// Calls a closure with the pixels, row-major; the buffer is valid until the closure returns.
  @inlinable
  public func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Pixel>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = storage.withUnsafeBufferPointer { buffer in
      Swift.Result<Result, Failure> { () throws(Failure) in try body(buffer) }
    }
    return try result.get()
  }

  /// Calls a closure with the pixels for writing; the buffer is valid until the closure returns.
  @inlinable
  public mutating func withUnsafeMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<Pixel>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = storage.withUnsafeMutableBufferPointer { buffer in
      let buffer = buffer
      return Swift.Result<Result, Failure> { () throws(Failure) in try body(buffer) }
    }
    return try result.get()
  }
}

extension Bitmap {
  /// The part of the bitmap inside a rectangle.
  /// - Precondition: The rectangle lies inside the bitmap.
  public func cropped(to rect: PixelRect) -> Bitmap {
    precondition(PixelRect(size).contains(rect), "the crop lies outside the bitmap")
    var cropped: [Pixel] = []
    cropped.reserveCapacity(rect.area)
    for row in rect.y..<rect.maxY {
      let start = row * width + rect.x
      cropped.append(contentsOf: storage[start..<start + rect.width])
    }
    return Bitmap(size: rect.size, pixels: cropped)
  }

  /// The smallest rectangle that holds every pixel differing from `other`; empty when equal.
  /// - Precondition: Both bitmaps have one size.
  /// - Complexity: O(*n*) in the number of pixels.
  public func dirtyRect(comparedWith other: Bitmap) -> PixelRect {
    precondition(size == other.size, "only bitmaps of one size can be compared")
    var left = width
    var right = 0
    var top = height
    var bottom = 0
    withUnsafePixels { mine in
      other.withUnsafePixels { theirs in
        for y in 0..<height {
          let row = y * width
          var first = 0
          while first < width, mine[row + first] == theirs[row + first] { first += 1 }
          guard first < width else { continue }
          var last = width - 1
          while mine[row + last] == theirs[row + last] { last -= 1 }
          left = min(left, first)
          right = max(right, last + 1)
          top = min(top, y)
          bottom = y + 1
        }
      }
    }
    guard right > left else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
