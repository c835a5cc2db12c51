internal import CObjectConstruction

/// The place in a class's method table where an overridable initializer stands.
///
/// The place is the same in every subclass, so the initializer can be called on a class that is
/// known only at run time, as Objective-C does.
public struct InitializerSlot: Sendable {
  private let offset: Int

  /// Finds the slot of an initializer that a class declares.
  ///
  /// Two subclasses that override initializers only differ from each other just there, for an
  /// allocating initializer is never shared between classes.
  ///
  /// - Parameters:
  ///   - base: The class that declares the initializer; visible outside its module, or the compiler
  ///     may drop the slot.
  ///   - probes: Two direct subclasses of `base` with no overrides but initializers.
  ///   - index: Which of the initializers that `base` declares is meant, in order of declaration,
  ///     counted from 0. Initializers that override one of the superclass do not count.
  ///   - count: How many initializers `base` declares.
  /// - Returns: Nil when the table does not show exactly `count` such entries.
  public init?(
    declaredIn base: AnyClass, probes: (AnyClass, AnyClass), index: Int = 0, of count: Int = 1
  ) {
    let base = unsafe ClassMetadata(of: base)
    let (first, second) = unsafe (ClassMetadata(of: probes.0), ClassMetadata(of: probes.1))
    let ownEntries = unsafe stride(
      from: base.superclass?.end ?? ClassMetadata.headerSize, to: base.end,
      by: MemoryLayout<UInt>.size)
    let changed = ownEntries.filter { unsafe first.word(at: $0) != second.word(at: $0) }
    guard changed.count == count, changed.indices.contains(index) else { return nil }
    offset = changed[index]
  }

  /// Makes an object with an initializer that takes no parameter.
  ///
  /// - Precondition: `type` is the class that declares the initializer or a subclass that has it.
  public func construct(_ type: AnyClass) -> AnyObject {
    let metadata = unsafe ClassMetadata(of: type)
    return unsafe Unmanaged<AnyObject>.fromOpaque(
      flipbook_construct(metadata.pointer(at: offset), metadata.start)
    ).takeRetainedValue()
  }

  /// Makes an object with an initializer that takes one `Any`.
  ///
  /// - Precondition: `type` is the class that declares the initializer or a subclass that has it.
  public func construct(_ type: AnyClass, with argument: Any) -> AnyObject {
    let metadata = unsafe ClassMetadata(of: type)
    let place = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    unsafe place.initialize(to: argument)  // consumed by the initializer
    defer { unsafe place.deallocate() }
    return unsafe Unmanaged<AnyObject>.fromOpaque(
      flipbook_construct_with(metadata.pointer(at: offset), metadata.start, place)
    ).takeRetainedValue()
  }
}
