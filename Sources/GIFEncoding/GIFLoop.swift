/// How often a GIF plays.
public enum GIFLoop: Hashable, Sendable {
  /// Without end.
  case forever
  /// One time; the last picture stays.
  case once
  /// A number of times, `1...65_536`.
  case plays(Int)

  /// The value of the NETSCAPE2.0 extension: repetitions after the first play, 0 for no end;
  /// nil where the extension must be left out.
  func repetitions() throws(GIFError) -> UInt16? {
    switch self {
    case .forever: return 0
    case .once: return nil
    case .plays(let plays):
      guard (1...65_536).contains(plays) else { throw .plays(plays) }
      return plays == 1 ? nil : UInt16(plays - 1)
    }
  }
}
