public import AnimationCore

// A file that imports UIKit gets timers and queues on the virtual clock under Foundation's names:
// what this module declares goes before what it re-exports. A file that imports Foundation as well
// has to say which it means, most simply by aliases like these.

/// A queue whose work runs on the virtual clock.
public typealias DispatchQueue = AnimationCore.DispatchQueue
/// A moment on the virtual clock.
public typealias DispatchTime = AnimationCore.DispatchTime
/// Work for a queue on the virtual clock.
public typealias DispatchWorkItem = AnimationCore.DispatchWorkItem
/// A timer on the virtual clock.
public typealias Timer = AnimationCore.Timer
