// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Flipbook", path: "..")],
  targets: [
    .target(
      name: "BenchmarkScenes", dependencies: [.product(name: "GIFEncoding", package: "Flipbook")]),
    .executableTarget(
      name: "gif-benchmark",
      dependencies: [
        "BenchmarkScenes", .product(name: "GIFEncoding", package: "Flipbook"),
      ]),
    .executableTarget(
      name: "layer-benchmark", dependencies: [.product(name: "Flipbook", package: "Flipbook")],
      path: "Sources/LayerTree"),
  ],
  swiftLanguageModes: [.v6]
)
