// swift-tools-version: 6.2
import PackageDescription

// The manifest reads as the map of the rooms: each target lists all it may import, and
// `swift build --explicit-target-dependency-import-check error` holds it to that list.

/// A target that owns a C library: every unsafe step is marked, every warning is an error.
let wrapsC: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
/// What an app developer's own code would be compiled as.
let asAnApp: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func room(
  _ name: String, path: String? = nil, imports: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) },
    path: path ?? "Sources/\(name)", exclude: ["README.md"], swiftSettings: settings)
}

func facade(_ name: String, imports: [String]) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) },
    path: "Sources/Facades/\(name)")
}

func component(_ name: String) -> Target {
  room(name, path: "Sources/Components/\(name)", imports: ["UIKit"], settings: asAnApp)
}

func tests(of name: String, imports: [String], resources: [Resource] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: imports.map { .byName(name: $0) }, resources: resources)
}

let package = Package(
  name: "Flipbook",
  products: [
    .executable(name: "flipbook", targets: ["flipbook"]),
    .library(
      name: "Flipbook",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "Recording", "ExpandableButton"]),
    .library(
      name: "Rasterization",
      targets: ["Rasterization", "Scenes", "Bitmaps", "Geometry"]),
    .library(name: "GIFEncoding", targets: ["GIFEncoding", "Bitmaps"]),
    .library(
      name: "FlipbookTesting",
      targets: ["FlipbookTesting", "_Testing_UIKit", "_Testing_CoreGraphics"]),
  ],
  targets: [
    // System libraries
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CGIF", pkgConfig: "libgif", apt: "libgif-dev"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    systemLibrary("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
    systemLibrary("CRSVG", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev"),
    systemLibrary("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    // What Swift cannot say to a C library itself
    .target(name: "CJPEGDecoding", dependencies: ["CJPEG"]),

    // Values
    room("Geometry"),
    room("Bitmaps", imports: ["Geometry"]),
    room("Scenes", imports: ["Geometry", "Bitmaps"]),

    // Producers of scenes
    room(
      "ImageDecoding", imports: ["Bitmaps", "CPNG", "CJPEGDecoding", "CGIF", "CRSVG"],
      settings: wrapsC),
    room(
      "Typesetting", imports: ["Geometry", "Bitmaps", "Scenes", "CPango"], settings: wrapsC),
    room("AnimationCore", imports: ["Geometry", "Bitmaps", "Scenes"]),
    room(
      "HeadlessUIKit",
      imports: ["Geometry", "Bitmaps", "Scenes", "AnimationCore", "Typesetting", "ImageDecoding"]),
    facade("UIKit", imports: ["HeadlessUIKit", "AnimationCore", "Geometry"]),
    facade("QuartzCore", imports: ["AnimationCore", "Geometry"]),
    facade("CoreGraphics", imports: ["AnimationCore", "Geometry"]),
    room("FlipbookTesting", imports: ["AnimationCore"]),
    facade("_Testing_UIKit", imports: ["UIKit", "FlipbookTesting"]),
    facade("_Testing_CoreGraphics", imports: ["CoreGraphics"]),
    component("ExpandableButton"),

    // Consumers of scenes
    room(
      "Rasterization", imports: ["Scenes", "Bitmaps", "Geometry", "CCairo", "CRSVG"],
      settings: wrapsC),
    room("GIFEncoding", imports: ["Bitmaps", "CGIF"], settings: wrapsC),
    room("PNGEncoding", imports: ["Bitmaps", "CPNG"], settings: wrapsC),

    // The pipeline and the command
    room(
      "Recording",
      imports: [
        "Geometry", "Bitmaps", "Scenes", "AnimationCore", "HeadlessUIKit", "Rasterization",
        "GIFEncoding", "PNGEncoding",
      ]),
    room(
      "SceneFiles",
      imports: [
        "Geometry", "Bitmaps", "AnimationCore", "HeadlessUIKit", "ImageDecoding", "UIKit",
        "ExpandableButton", "CYAML",
      ], settings: [.strictMemorySafety()]),
    .executableTarget(
      name: "flipbook", dependencies: ["Bitmaps", "SceneFiles", "Recording"],
      exclude: ["README.md"]),

    // Tests
    tests(of: "Geometry", imports: ["Geometry"]),
    tests(of: "Bitmaps", imports: ["Bitmaps"]),
    tests(of: "Scenes", imports: ["Scenes", "Geometry", "Bitmaps"]),
    tests(of: "ImageDecoding", imports: ["ImageDecoding", "Bitmaps"]),
    tests(
      of: "AnimationCore", imports: ["AnimationCore", "Geometry", "Bitmaps", "Scenes"]),
    tests(
      of: "HeadlessUIKit",
      imports: [
        "HeadlessUIKit", "AnimationCore", "Geometry", "Bitmaps", "Scenes", "FlipbookTesting",
      ]),
    tests(
      of: "Facade",
      imports: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests(
      of: "ExpandableButton",
      imports: ["ExpandableButton", "UIKit", "_Testing_UIKit", "Bitmaps"]),
    tests(
      of: "Rasterization",
      imports: [
        "Rasterization", "Scenes", "Bitmaps", "Geometry", "ImageDecoding", "PNGEncoding",
        "Typesetting",
      ]),
    tests(of: "GIFEncoding", imports: ["GIFEncoding", "Bitmaps", "CGIF"]),
    tests(of: "Typesetting", imports: ["Typesetting", "Scenes", "Bitmaps", "Geometry"]),
    tests(of: "PNGEncoding", imports: ["PNGEncoding", "Bitmaps", "ImageDecoding"]),
    tests(
      of: "Recording",
      imports: [
        "Recording", "HeadlessUIKit", "AnimationCore", "Scenes", "Bitmaps", "Geometry",
        "GIFEncoding", "Rasterization", "UIKit", "_Testing_UIKit", "ExpandableButton",
        "FlipbookTesting",
      ]),
    tests(
      of: "SceneFiles",
      imports: ["SceneFiles", "HeadlessUIKit", "AnimationCore", "Bitmaps", "TestSupport"]),
    tests(of: "flipbook", imports: ["ImageDecoding", "Bitmaps", "TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)
