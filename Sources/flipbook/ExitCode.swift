/// What the command tells its caller when it ends.
enum ExitCode: Int32 {
  /// Everything was done.
  case done = 0
  /// The work was begun and failed.
  case failed = 1
  /// The work could not begin: a file or a folder is missing or closed.
  case couldNotRun = 2
  /// The command line or a scene file is wrong.
  case usage = 64
}
