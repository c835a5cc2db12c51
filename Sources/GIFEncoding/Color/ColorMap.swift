import Foundation

/// The table index of every 24-bit colour, found on first use and remembered.
///
/// Not `Sendable`: one map, one thread.
@safe final class ColorMap {
  let palette: Palette
  private let search: NearestColors
  /// The index plus one of each colour; 0 where it has not been asked for. Untouched pages cost
  /// nothing.
  private let known: UnsafeMutablePointer<UInt16>

  init(_ palette: Palette) {
    self.palette = palette
    search = NearestColors(palette.colors.map { Oklab($0) })
    let memory = unsafe calloc(1 << 24, MemoryLayout<UInt16>.stride)
    guard let memory = unsafe memory else { fatalError("no memory for a colour map") }
    unsafe known = memory.bindMemory(to: UInt16.self, capacity: 1 << 24)
    for (index, color) in palette.colors.enumerated().reversed() {
      unsafe known[Int(color)] = UInt16(index + 1)
    }
  }

  deinit { unsafe free(known) }

  /// The index of the colour nearest to one.
  @inline(__always)
  func index(of color: RGB) -> UInt8 {
    let entry = unsafe known[Int(color)]
    return entry != 0 ? UInt8(truncatingIfNeeded: entry &- 1) : find(color)
  }

  @inline(never)
  private func find(_ color: RGB) -> UInt8 {
    let index = search.nearest(to: Oklab(color)).index
    unsafe known[Int(color)] = UInt16(index + 1)
    return UInt8(index)
  }
}
