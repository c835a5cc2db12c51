import Foundation

/// The index, from 1 on, of the table colour nearest to every 24-bit colour, found on first use and remembered.
///
/// Not `Sendable`: one map, one thread.
@safe final class ColorMap {
  let palette: Palette
  private let search: NearestColors
  /// The index of each colour; 0 where it has not been asked for. Untouched pages cost
  /// nothing.
  private let known: UnsafeMutablePointer<UInt8>

  init(_ palette: Palette) {
    self.palette = palette
    search = NearestColors(palette.colors.map { Oklab($0) })
    let memory = unsafe calloc(1 << 24, 1)
    guard let memory = unsafe memory else { fatalError("no memory for a colour map") }
    unsafe known = memory.bindMemory(to: UInt8.self, capacity: 1 << 24)
    for (index, color) in palette.colors.enumerated().reversed() {
      unsafe known[Int(color)] = UInt8(index + 1)
    }
  }

  deinit { unsafe free(known) }

  /// The index of the colour nearest to one.
  @inline(__always)
  func index(of color: RGB) -> UInt8 {
    let entry = unsafe known[Int(color)]
    return entry != 0 ? entry : find(color)
  }

  @inline(never)
  private func find(_ color: RGB) -> UInt8 {
    let index = search.nearest(to: Oklab(color)).index
    unsafe known[Int(color)] = UInt8(index + 1)
    return UInt8(index + 1)
  }
}
