import Testing

@testable import GIFEncoding

@Suite struct DelayScheduleTests {
  private func delays(_ schedule: DelaySchedule) -> [Int] {
    let starts = schedule.entries.map(\.start) + [schedule.end]
    return zip(starts.dropFirst(), starts).map { $0 - $1 }
  }

  @Test(arguments: [10.0, 20, 24, 25, 30, 33, 50])
  func `rounding never accumulates`(rate: Double) throws {
    let times = (0..<500).map { Double($0) / rate }
    let schedule = try DelaySchedule(times: times, duration: 500 / rate)
    #expect(schedule.entries.map(\.index) == Array(0..<500))
    #expect(delays(schedule).reduce(0, +) == Int((500 / rate * 100).rounded()))
    #expect(delays(schedule).allSatisfy { $0 >= 2 })
  }

  @Test func `thirty per second is three, three, four`() throws {
    let schedule = try DelaySchedule(times: (0..<6).map { Double($0) / 30 }, duration: 0.2)
    #expect(delays(schedule) == [3, 4, 3, 3, 4, 3])
  }

  @Test func `sixty per second leaves bitmaps out but keeps the last`() throws {
    let times = (0..<60).map { Double($0) / 60 }
    let schedule = try DelaySchedule(times: times, duration: 1)
    #expect(schedule.entries.last?.index == 59)
    #expect(delays(schedule).allSatisfy { $0 >= 2 })
    #expect(schedule.end == 100)
  }

  @Test func `the last bitmap is shown even when it comes at the very end`() throws {
    let schedule = try DelaySchedule(times: [0, 0.5, 0.999], duration: 1)
    #expect(
      schedule.entries == [
        .init(index: 0, start: 0), .init(index: 1, start: 50),
        .init(index: 2, start: 98),
      ])
    let short = try DelaySchedule(times: [0, 0.01], duration: 0.03)
    #expect(short.entries == [.init(index: 1, start: 0)])
  }

  @Test func `long delays are cut into pieces of at least two`() {
    #expect(DelaySchedule.pieces(of: 65_535) == [65_535])
    #expect(DelaySchedule.pieces(of: 65_536) == [65_534, 2])
    #expect(DelaySchedule.pieces(of: 200_000).reduce(0, +) == 200_000)
    #expect(DelaySchedule.pieces(of: 131_071).allSatisfy { (2...65_535).contains($0) })
  }

  @Test func `impossible times are refused`() {
    #expect(throws: GIFError.noBitmaps) { try DelaySchedule(times: [], duration: 1) }
    #expect(throws: GIFError.presentationTime(index: 0, seconds: 1)) {
      try DelaySchedule(times: [1], duration: 2)
    }
    #expect(throws: GIFError.presentationTime(index: 2, seconds: 0.5)) {
      try DelaySchedule(times: [0, 0.5, 0.5], duration: 2)
    }
    #expect(throws: GIFError.duration(seconds: 0.4)) {
      try DelaySchedule(times: [0, 0.5], duration: 0.4)
    }
    #expect(throws: GIFError.duration(seconds: .infinity)) {
      try DelaySchedule(times: [0], duration: .infinity)
    }
    #expect(throws: GIFError.duration(seconds: 0.01)) {
      try DelaySchedule(times: [0], duration: 0.01)
    }
  }
}
