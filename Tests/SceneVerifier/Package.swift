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
    // Views of every kind around goldens.
    .testTarget(
      name: "HostTests",
      dependencies: [
        .product(name: "QuartzCore", package: "QuartzCoreShim"),
        .product(name: "Hosts", package: "QuartzCoreShim"),
      ],
      swiftSettings: [
        .define("DEBUG"),
        // Swift Testing comes with additions for Apple's AppKit and UIKit, which are not here.
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
      ]),
    // The functions that scenes share.
    .testTarget(
      name: "SupportTests",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
    // The goldens of the showcase: a module for each style, as both have the same classes.
    .target(
      name: "TimelineShowcase",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
    .target(
      name: "TransactionsShowcase",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "TimelineShowcase", "TransactionsShowcase",
        .product(name: "QuartzCore", package: "QuartzCoreShim"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
