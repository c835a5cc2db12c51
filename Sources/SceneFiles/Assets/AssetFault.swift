/// Why a scene cannot use a file it names.
enum AssetFault: Error, Hashable {
  /// A path from the root or from a home folder.
  case absolute
  /// A path that leaves the folders a scene may read.
  case outside
  /// No such file; the folders that were searched.
  case missing(searched: [String])
  /// A folder, a device, a pipe or a socket.
  case notAFile
  /// More bytes than the limit.
  case tooLarge(bytes: Int, limit: Int)
}
