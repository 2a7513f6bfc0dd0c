// swift-tools-version: 6.2
import PackageDescription

// Holds generated layers against listed values; nothing of the generator is known here.
let package = Package(
  name: "SceneVerifier",
  dependencies: [.package(path: "../QuartzCoreShim")],
  targets: [
    .target(
      name: "SceneVerifier",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
    .testTarget(
      name: "SceneVerifierTests",
      dependencies: [
        "SceneVerifier", .product(name: "QuartzCore", package: "QuartzCoreShim"),
      ]),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
  ],
  swiftLanguageModes: [.v6]
)
