/// How often each colour occurs, in bounded memory.
///
/// Exact up to `limit` colours; beyond that the lowest bit of each channel is dropped, as often as
/// it takes, and a colour then stands for its cell.
struct ColorHistogram {
  /// One colour and its number of pixels.
  struct Entry: Equatable {
    var color: RGB
    var count: UInt64
    /// The last picture it was counted in.
    fileprivate(set) var stamp: Int32 = -1
  }

  /// The most colours that are told apart.
  let limit: Int
  /// The colours in the order of their first occurrence.
  private(set) var entries: [Entry] = []
  /// The bits dropped from each channel; 0 while the histogram is exact.
  private(set) var droppedBits: UInt32 = 0

  /// The distinct colours, as positions in `entries`, counted since the last call of
  /// `takeStepColors`.
  private var stepColors: [Int32] = []
  private var step: Int32 = 0
  private var slots: [Int32]
  private var mask: RGB = 0xFFFFFF

  init(limit: Int = 1 << 17) {
    self.limit = limit
    slots = Array(repeating: -1, count: 1024)
  }

  /// Counts pixels of one colour.
  mutating func add(_ color: RGB, count: UInt64) {
    let color = color & mask
    var slot = Self.hash(color) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].color == color {
        entries[index].count += count
        if entries[index].stamp != step {
          entries[index].stamp = step
          stepColors.append(Int32(index))
        }
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    stepColors.append(Int32(entries.count))
    entries.append(Entry(color: color, count: count, stamp: step))
    if entries.count > limit {
      coarsen()
    } else if entries.count * 2 > slots.count {
      rebuild(slotCount: slots.count * 2)
    }
  }

  /// Returns the distinct colours of one picture and begins the next; positions in `entries` stay
  /// good while `droppedBits` does not change.
  mutating func takeStepColors() -> [Int32] {
    defer {
      stepColors.removeAll(keepingCapacity: true)
      step += 1
    }
    // A copy of its own, so that none keeps spare room.
    return stepColors.map(\.self)
  }

  private mutating func coarsen() {
    stepColors.removeAll(keepingCapacity: true)
    droppedBits += 1
    let channel = UInt32(0xFF) << droppedBits & 0xFF
    mask = channel << 16 | channel << 8 | channel
    let finer = entries
    entries.removeAll(keepingCapacity: true)
    slots = Array(repeating: -1, count: slots.count)
    for entry in finer { add(entry.color, count: entry.count) }
  }

  private mutating func rebuild(slotCount: Int) {
    slots = Array(repeating: -1, count: slotCount)
    for (index, entry) in entries.enumerated() {
      var slot = Self.hash(entry.color) & (slotCount - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = Int32(index)
    }
  }

  @inline(__always)
  private static func hash(_ color: RGB) -> Int { Int((color &* 0x9E37_79B1) >> 8) }
}
