import Foundation

/// The index, from 1 on, of the table colour nearest to every 24-bit colour, found on first use and remembered.
///
/// Not `Sendable`: one map, one thread.
@safe final class ColorMap {
  let palette: Palette
  private let search: NearestColors
  /// The index of each colour; 0 where it has not been asked for. Untouched pages cost
  /// nothing.
  private let colors: UnsafeMutablePointer<RGB>
  private let known: UnsafeMutablePointer<UInt8>

  init(_ palette: Palette) {
    self.palette = palette
    search = NearestColors(palette.colors.map { Oklab($0) })
    let memory = unsafe calloc(1 << 24, 1)
    guard let memory = unsafe memory else { fatalError("no memory for a colour map") }
    unsafe known = memory.bindMemory(to: UInt8.self, capacity: 1 << 24)
    unsafe colors = .allocate(capacity: 256)
    unsafe colors.initialize(repeating: .clear, count: 256)
    for (index, color) in palette.colors.enumerated() { unsafe colors[index + 1] = color }
    for (index, color) in palette.colors.enumerated().reversed() {
      unsafe known[Int(color)] = UInt8(index + 1)
    }
  }

  deinit {
    unsafe free(known)
    unsafe colors.deallocate()
  }

  /// The index of the colour nearest to one.
  @inline(__always)
  func index(of color: RGB) -> UInt8 {
    let entry = unsafe known[Int(color)]
    return entry != 0 ? entry : find(color)
  }

  /// Whether a colour is in the table.
  func contains(_ color: RGB) -> Bool { exactIndex(of: color) != 0 }

  /// The index of a colour that is in the table; 0 for others.
  @inline(__always)
  func exactIndex(of color: RGB) -> UInt8 {
    let index = index(of: color)
    return unsafe colors[Int(index)] == color ? index : 0
  }

  /// The colour at an index from 1 on.
  @inline(__always)
  func color(at index: UInt8) -> RGB { unsafe colors[Int(index)] }

  @inline(never)
  private func find(_ color: RGB) -> UInt8 {
    let index = search.nearest(to: Oklab(color)).index
    unsafe known[Int(color)] = UInt8(index + 1)
    return UInt8(index + 1)
  }
}
