import Foundation

/// Events in order of time and, at equal times, of insertion: a binary heap.
@MainActor struct EventQueue {
  struct Event {
    var time: TimeInterval
    var order: Int
    var token: VirtualClock.Token

    func precedes(_ other: Event) -> Bool {
      time != other.time ? time < other.time : order < other.order
    }
  }

  private var heap: [Event] = []
  private var inserted = 0

  /// Adds an event.
  /// - Complexity: O(log *n*).
  mutating func insert(time: TimeInterval, token: VirtualClock.Token) {
    heap.append(Event(time: time, order: inserted, token: token))
    inserted += 1
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the first event if it is not later than a time.
  mutating func popFirst(upTo time: TimeInterval) -> Event? {
    dropCancelled()
    guard let first = heap.first, first.time <= time else { return nil }
    removeFirst()
    return first
  }

  /// When the first event is due.
  var nextTime: TimeInterval? {
    mutating get {
      dropCancelled()
      return heap.first?.time
    }
  }

  private mutating func dropCancelled() {
    while let first = heap.first, !first.token.isPending { removeFirst() }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
