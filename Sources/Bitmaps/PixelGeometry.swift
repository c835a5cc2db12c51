/// A size in whole pixels.
public struct PixelSize: Hashable, Codable, Sendable {
  /// Columns; never negative.
  public let width: Int
  /// Rows; never negative.
  public let height: Int

  /// Creates a size.
  /// - Precondition: Neither side is negative and the area fits in an `Int`.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixel size cannot be negative")
    precondition(!width.multipliedReportingOverflow(by: height).overflow, "pixel area overflows")
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
  /// The size as `width×height`.
  public var description: String { "\(width)×\(height)" }
}

/// A rectangle of whole pixels; x grows to the right, y downwards, the maxima are exclusive.
public struct PixelRect: Hashable, Codable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Columns; never negative.
  public var width: Int
  /// Rows; never negative.
  public var height: Int

  /// Creates a rectangle.
  /// - Precondition: Neither side is negative.
  public init(x: Int, y: Int, width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixel rectangle cannot be negative")
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle that covers a whole bitmap of a size.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The column after the last one.
  public var maxX: Int { x + width }
  /// The row after the last one.
  public var maxY: Int { y + height }
  /// The number of pixels.
  public var area: Int { width * height }
  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// The rectangle's size.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The pixels in both rectangles; empty where they do not meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return PixelRect(x: left, y: top, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both; an empty rectangle adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether every pixel of `other` lies inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }
}
