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
    .executableTarget(
      name: "raster-benchmark",
      dependencies: [
        .product(name: "Rasterization", package: "Flipbook"), "CBareCairo",
      ]),
    // Cairo without anything of ours around it, to compare with.
    .systemLibrary(name: "CBareCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)
