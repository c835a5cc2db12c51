public import Foundation

/// Where `UIImage(named:)` looks: folders of image files, the first that has the name wins.
@MainActor
public final class ImageLibrary {
  /// The library in use. A recording installs its own.
  public static var current = ImageLibrary(folders: [])

  /// The folders, searched in order.
  public var folders: [URL]

  /// Creates a library.
  public init(folders: [URL]) { self.folders = folders }

  private static let extensions = ["", ".png", ".svg", ".jpg", ".jpeg", ".gif"]
  private static let scaleSuffixes = ["", "@3x", "@2x"]

  /// The file of a named image, the name with or without extension; nil if no folder has it.
  public func url(forImageNamed name: String) -> URL? {
    for folder in folders {
      for fileExtension in Self.extensions {
        for suffix in Self.scaleSuffixes {
          let url = folder.appendingPathComponent(name + suffix + fileExtension)
          var isFolder: ObjCBool = false
          if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
            !isFolder.boolValue
          {
            return url
          }
        }
      }
    }
    return nil
  }

  /// Pixels per point as a file name tells: 2 for `@2x`, 3 for `@3x`, otherwise 1.
  nonisolated static func scale(ofFileNamed name: String) -> CGFloat {
    let stem = (name as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
