/// A class's run-time record, as far as needed to read its method table.
///
/// - SeeAlso: Swift's ABI documentation, "Type Metadata", class metadata without Objective-C.
@unsafe struct ClassMetadata {
  /// Address point of the record.
  let start: UnsafeRawPointer

  init(of type: AnyClass) { unsafe start = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private init(start: UnsafeRawPointer) { unsafe self.start = start }

  /// Bytes before the first method: kind, superclass, flags and sizes, description, destroyer.
  static let headerSize = 56

  /// The superclass's record; nil for a root class.
  var superclass: ClassMetadata? {
    let address = unsafe start.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    return unsafe address.map { unsafe ClassMetadata(start: $0) }
  }

  /// Bytes from the address point to the end of the record: its whole size less what precedes it.
  var end: Int {
    let size = unsafe start.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = unsafe start.load(fromByteOffset: 36, as: UInt32.self)
    return Int(size) - Int(addressPoint)
  }

  func word(at offset: Int) -> UInt { unsafe start.load(fromByteOffset: offset, as: UInt.self) }

  func pointer(at offset: Int) -> UnsafeRawPointer {
    unsafe start.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }
}
