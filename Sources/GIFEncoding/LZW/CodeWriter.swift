/// Packs codes of 3 to 12 bits, least significant bit first, into bytes.
@safe struct CodeWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var buffer: UInt64 = 0
  private var filled: UInt64 = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe bytes = .allocate(capacity: self.capacity)
  }

  deinit { unsafe bytes.deallocate() }

  /// The bits written so far.
  var bitCount: Int { count * 8 + Int(filled) }

  @inline(__always)
  mutating func put(_ code: UInt32, width: UInt64) {
    buffer |= UInt64(code) << filled
    filled &+= width
    if filled >= 32 { spill() }
  }

  @inline(__always)
  private mutating func spill() {
    if count &+ 8 > capacity { grow() }
    unsafe UnsafeMutableRawPointer(bytes + count)
      .storeBytes(of: UInt32(truncatingIfNeeded: buffer).littleEndian, as: UInt32.self)
    count &+= 4
    buffer >>= 32
    filled &-= 32
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    unsafe larger.update(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = larger
    capacity *= 2
  }

  /// Pads the last byte with zero bits, cuts the bytes into sub-blocks and starts afresh.
  mutating func takeSubBlocks() -> [UInt8] {
    if count &+ 8 > capacity { grow() }
    while filled > 0 {
      unsafe bytes[count] = UInt8(truncatingIfNeeded: buffer)
      count += 1
      buffer >>= 8
      filled = filled > 8 ? filled - 8 : 0
    }
    let total = count
    count = 0
    buffer = 0
    return unsafe [UInt8](unsafeUninitializedCapacity: total + (total + 254) / 255) {
      blocks, written in
      var offset = 0
      while offset < total {
        let length = min(255, total - offset)
        unsafe blocks[written] = UInt8(length)
        let target = unsafe blocks.baseAddress.map { unsafe $0 + written + 1 }
        unsafe target?.initialize(from: bytes + offset, count: length)
        written += length + 1
        offset += length
      }
    }
  }
}
