// swift-tools-version: 6.2
import PackageDescription

// Compares generated layers with listed values, independently of the generator.
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
    // UIKit, AppKit, and SwiftUI views around goldens.
    .testTarget(
      name: "HostTests",
      dependencies: [
        .product(name: "QuartzCore", package: "QuartzCoreShim"),
        .product(name: "Hosts", package: "QuartzCoreShim"),
      ],
      swiftSettings: [
        .define("DEBUG"),
        // Avoids the overlays of Swift Testing for Apple's AppKit and UIKit, which are not
        // available here.
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
      ]),
    // Scenes in an app that extends CALayer, in both language modes.
    .testTarget(
      name: "AppTests",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
    .testTarget(
      name: "AppTestsSwift5",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The support file that scenes share.
    .testTarget(
      name: "SupportTests",
      dependencies: [.product(name: "QuartzCore", package: "QuartzCoreShim")]),
    // The goldens of the showcase: one module for each style because both declare the same classes.
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
