import Foundation
import ObjectConstruction
import Testing

open class Base: NSObject {
  let origin: String
  /// Public, or the compiler might drop the slot.
  public override init() {
    origin = "base"
    super.init()
  }
  /// The initializer under test.
  public init(copying other: Any) {
    origin = "copy of \(other)"
    super.init()
  }
  public required init?(coder: NSCoder) {
    origin = "archive"
    super.init()
  }
  open func describe() -> String { origin }
}

private final class PlainProbeA: NSObject { override init() { super.init() } }
private final class PlainProbeB: NSObject { override init() { super.init() } }

private final class ProbeA: Base {
  override init(copying other: Any) { super.init(copying: other) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class ProbeB: Base {
  override init(copying other: Any) { super.init(copying: other) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Token {
  let gone: () -> Void
  init(gone: @escaping () -> Void) { self.gone = gone }
  deinit { gone() }
}

private class Derived: Base {
  var extra = [1, 2, 3]
  var copied: Any?
  override init() { super.init() }
  override init(copying other: Any) {
    copied = other
    super.init(copying: other)
    extra.append(4)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func describe() -> String { "derived \(origin)" }
}

private class Inheriting: Derived { let more = "more" }

struct `Constructing objects of classes known at run time` {
  @Test(arguments: [Base.self, Derived.self, Inheriting.self] as [NSObject.Type])
  func `init() of the very class runs`(type: NSObject.Type) throws {
    let slot = try #require(
      InitializerSlot(declaredIn: NSObject.self, probes: (PlainProbeA.self, PlainProbeB.self)))
    let object = slot.construct(type)
    #expect(Swift.type(of: object) == type)
    #expect((object as? Base)?.origin == "base")
    if let derived = object as? Derived { #expect(derived.extra == [1, 2, 3]) }
    if let inheriting = object as? Inheriting { #expect(inheriting.more == "more") }
  }

  @Test func `An initializer with a parameter gets it and everything is released`() throws {
    let slot = try #require(
      InitializerSlot(declaredIn: Base.self, probes: (ProbeA.self, ProbeB.self), index: 0, of: 2))
    var released = 0
    do {
      let object = slot.construct(Inheriting.self, with: Token { released += 1 })
      let made = try #require(object as? Inheriting)
      #expect(made.copied is Token)
      #expect(made.extra == [1, 2, 3, 4])
      #expect(made.describe().hasPrefix("derived copy of"))
      #expect(released == 0)
    }
    #expect(released == 1)
  }

  @Test func `A wrong count of initializers is refused`() {
    #expect(
      InitializerSlot(declaredIn: Base.self, probes: (ProbeA.self, ProbeB.self), of: 1) == nil)
    #expect(
      InitializerSlot(
        declaredIn: NSObject.self, probes: (PlainProbeA.self, PlainProbeB.self), index: 1) == nil)
  }
}
