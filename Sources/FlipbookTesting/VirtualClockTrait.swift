import AnimationCore
public import Testing

/// Gives each test a virtual clock of its own, at time 0.
public struct VirtualClockTrait: TestTrait, SuiteTrait, TestScoping {
  /// Tests inside a suite get their own clocks, too.
  public var isRecursive: Bool { true }

  /// Runs a test inside a fresh clock's scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await VirtualClock.withScope { try await function() }
  }
}

extension Trait where Self == VirtualClockTrait {
  /// A clock of its own for each test, so that tests of animations may run side by side.
  public static var virtualClock: VirtualClockTrait { VirtualClockTrait() }
}
