import Foundation

/// The folders in which a scene's images are looked for; nothing outside them is read.
struct AssetFolders: Sendable {
  /// A folder whose files stand in for others of the same name; nil without one.
  let replacements: String?
  /// The folder of the scene file.
  let scene: String
  /// The folder that the scene file names; nil when it names none.
  private(set) var declared: String?

  /// Creates the folders of a scene file from paths as the user gave them.
  init(replacements: String?, scene: String) {
    self.replacements = replacements
    self.scene = scene
  }

  /// Takes the folder that a scene file names, relative to its own.
  ///
  /// It may stand beside the scene's folder, as `../Icons`, but no farther up.
  mutating func declare(_ path: String) throws(AssetFault) {
    try Self.refuseAbsolute(path)
    let parent = Self.standardized(scene + "/..")
    let folder = Self.standardized(scene + "/" + path)
    guard Self.climb(of: path) <= 1, Self.isInside(Self.resolved(folder), Self.resolved(parent))
    else { throw .outside }
    guard Self.kind(of: folder) == .typeDirectory else { throw .missing(searched: [scene]) }
    declared = folder
  }

  /// Finds the file of an image: its path without symbolic links.
  ///
  /// Replacements come first: the same name, then the same stem with another extension. The
  /// scene's folder follows, then the declared one.
  func file(ofImage name: String) throws(AssetFault) -> String {
    try Self.refuseAbsolute(name)
    var found: String?
    if let replacements { found = replacement(for: name, in: replacements) }
    let folders = [scene, declared].compactMap(\.self)
    if found == nil {
      let candidates = folders.map { Self.standardized($0 + "/" + name) }
      let allowed = candidates.filter { candidate in
        folders.contains { Self.isInside(candidate, Self.standardized($0)) }
      }
      guard !allowed.isEmpty else { throw .outside }
      found = allowed.first { Self.kind(of: $0) != nil }
    }
    guard let found else {
      throw .missing(searched: [replacements, scene, declared].compactMap(\.self))
    }
    return try checked(found)
  }

  /// The names of the images in all folders, for suggestions; sorted.
  var imageNames: [String] {
    let names = [replacements, scene, declared].compactMap(\.self).flatMap { folder in
      // A folder that cannot be listed only costs a suggestion.
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    return Set(names.filter(Self.hasImageExtension)).sorted()
  }

  private func replacement(for name: String, in folder: String) -> String? {
    let lastComponent = name.split(separator: "/").last.map { String($0) } ?? name
    for candidate in [name, lastComponent] {
      let path = Self.standardized(folder + "/" + candidate)
      guard Self.isInside(path, Self.standardized(folder)) else { continue }
      if Self.kind(of: path) != nil { return path }
      let stem = (path as NSString).deletingPathExtension
      for other in Self.imageExtensions where Self.kind(of: "\(stem).\(other)") != nil {
        return "\(stem).\(other)"
      }
    }
    return nil
  }

  /// A path without its symbolic links, once it is known to be a file that may be read.
  private func checked(_ path: String) throws(AssetFault) -> String {
    let file = Self.resolved(path)
    let folders = [replacements, scene, declared].compactMap(\.self)
    guard folders.contains(where: { Self.isInside(file, Self.resolved($0)) }) else {
      throw .outside
    }
    guard Self.kind(of: file) == .typeRegular else { throw .notAFile }
    let bytes = Self.attributes(of: file)[.size] as? NSNumber
    guard let bytes, bytes.intValue <= SceneLimits.imageBytes else {
      throw .tooLarge(bytes: bytes?.intValue ?? 0, limit: SceneLimits.imageBytes)
    }
    return file
  }
}

extension AssetFolders {
  /// The extensions of images, in the order in which one stands in for another.
  private static let imageExtensions = ["svg", "png", "jpg", "jpeg", "gif"]

  private static func hasImageExtension(_ name: String) -> Bool {
    imageExtensions.contains((name as NSString).pathExtension.lowercased())
  }

  private static func refuseAbsolute(_ path: String) throws(AssetFault) {
    if path.hasPrefix("/") || path.hasPrefix("~") { throw .absolute }
  }

  /// How many folders a relative path leads up at its highest point.
  private static func climb(of path: String) -> Int {
    var depth = 0
    var highest = 0
    for component in path.split(separator: "/") where component != "." {
      depth += component == ".." ? -1 : 1
      highest = min(highest, depth)
    }
    return -highest
  }

  /// An absolute path without `.` and `..`.
  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// What stands at a path; nil for nothing. Symbolic links count as what they lead to.
  private static func kind(of path: String) -> FileAttributeType? {
    attributes(of: resolved(path))[.type] as? FileAttributeType
  }

  private static func attributes(of path: String) -> [FileAttributeKey: Any] {
    // What cannot be examined is treated as missing.
    (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
  }
}
