import Foundation
import TestSupport
import Testing

@testable import SceneFiles

struct AssetFoldersTests {
  let scratch: ScratchFolder
  let folders: AssetFolders

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("Scenes/own.png")
    try scratch.write("Scenes/sub/deep.png")
    try scratch.write("Icons/delete.svg")
    try scratch.write("Icons/edit.svg")
    try scratch.write("Theirs/delete.png")
    try scratch.write("secret.png")
    folders = AssetFolders(replacements: nil, scene: scratch.path + "/Scenes")
  }

  private func fault(_ name: String, in folders: AssetFolders) -> AssetFault? {
    do {
      _ = try folders.file(ofImage: name)
      return nil
    } catch {
      return error
    }
  }

  @Test
  func `images are found beside the scene and in the declared folder`() throws {
    var folders = folders
    try folders.declare("../Icons")
    #expect(try folders.file(ofImage: "own.png") == scratch.path + "/Scenes/own.png")
    #expect(try folders.file(ofImage: "sub/deep.png").hasSuffix("/Scenes/sub/deep.png"))
    #expect(try folders.file(ofImage: "edit.svg") == scratch.path + "/Icons/edit.svg")
    #expect(
      try folders.file(ofImage: "../Icons/edit.svg") == scratch.path + "/Icons/edit.svg")
  }

  @Test
  func `a replacement of the same stem wins and others stay`() throws {
    var folders = AssetFolders(
      replacements: scratch.path + "/Theirs", scene: scratch.path + "/Scenes")
    try folders.declare("../Icons")
    let replaced = try folders.file(ofImage: "delete.svg")
    #expect(replaced == scratch.path + "/Theirs/delete.png")
    #expect(try folders.file(ofImage: "edit.svg") == scratch.path + "/Icons/edit.svg")
    #expect(
      try folders.file(ofImage: "../Icons/delete.svg") == scratch.path + "/Theirs/delete.png")
  }

  @Test(arguments: ["../secret.png", "sub/../../secret.png", "../../../../etc/passwd"])
  func `paths that leave the folders are refused`(name: String) {
    #expect(fault(name, in: folders) == .outside)
  }

  @Test(arguments: ["/etc/passwd", "/dev/zero", "~/x.png"])
  func `absolute paths are refused`(name: String) {
    #expect(fault(name, in: folders) == .absolute)
  }

  @Test
  func `links that leave the folders are refused`() throws {
    let link = scratch.path + "/Scenes/link.png"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: scratch.path + "/secret.png")
    #expect(fault("link.png", in: folders) == .outside)
  }

  @Test
  func `folders, devices and pipes are no images`() throws {
    #expect(fault("sub", in: folders) == .notAFile)
    #expect(mkfifo(scratch.path + "/Scenes/pipe.png", 0o600) == 0)
    #expect(fault("pipe.png", in: folders) == .notAFile)
  }

  @Test
  func `a missing image tells where it was looked for`() {
    #expect(
      fault("nothing.png", in: folders) == .missing(searched: [scratch.path + "/Scenes"]))
  }

  @Test(arguments: ["../..", "../../..", "../../elsewhere"])
  func `the declared folder stands at most beside the scene's`(path: String) {
    var folders = folders
    #expect(throws: AssetFault.outside) { try folders.declare(path) }
  }

  @Test
  func `the declared folder is relative and exists`() {
    var folders = folders
    #expect(throws: AssetFault.absolute) { try folders.declare("/etc") }
    #expect(throws: AssetFault.missing(searched: [folders.scene])) {
      try folders.declare("../Nothing")
    }
  }
}
