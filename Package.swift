// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pegbar",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Pegbar", targets: ["Pegbar"]),
    .executable(name: "pegbar", targets: ["PegbarCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CPegbarJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .systemLibrary(
      name: "CPegbarZip", pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .systemLibrary(
      name: "CPegbarZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // One way through the house: bytes to scene to text
    .target(name: "PegbarDiagnostics"),
    .target(
      name: "PegbarContainer", dependencies: ["CPegbarZip", "CPegbarZlib", "PegbarDiagnostics"]),
    .target(name: "PegbarJSON", dependencies: ["CPegbarJansson", "PegbarDiagnostics"]),
    .target(name: "PegbarLottie", dependencies: ["PegbarJSON", "PegbarDiagnostics"]),
    .target(name: "PegbarScene", dependencies: ["PegbarDiagnostics"]),
    .target(
      name: "PegbarImport",
      dependencies: ["PegbarLottie", "PegbarScene", "PegbarFrames", "PegbarDiagnostics"]),
    .target(name: "PegbarFrames", dependencies: ["PegbarScene", "PegbarDiagnostics"]),
    .target(
      name: "PegbarPasses", dependencies: ["PegbarScene", "PegbarFrames", "PegbarDiagnostics"]),
    .target(
      name: "PegbarExport", dependencies: ["PegbarScene", "PegbarJSON", "PegbarDiagnostics"]),
    .target(
      name: "PegbarLint", dependencies: ["PegbarLottie", "PegbarScene", "PegbarDiagnostics"]),
    .target(
      name: "Pegbar",
      dependencies: [
        "PegbarContainer", "PegbarJSON", "PegbarLottie", "PegbarImport", "PegbarScene",
        "PegbarFrames", "PegbarPasses", "PegbarExport", "PegbarLint", "PegbarDiagnostics",
      ]),
    .executableTarget(
      name: "PegbarCommand",
      dependencies: [
        "Pegbar", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests
    .target(
      name: "PegbarTestSupport", dependencies: ["PegbarScene", "PegbarDiagnostics"],
      path: "Tests/PegbarTestSupport"),
    .testTarget(
      name: "PegbarDiagnosticsTests", dependencies: ["PegbarDiagnostics", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarContainerTests", dependencies: ["PegbarContainer", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarJSONTests", dependencies: ["PegbarJSON", "PegbarTestSupport"],
      exclude: ["json-suite.tsv"]),
    .testTarget(
      name: "PegbarLottieTests", dependencies: ["PegbarLottie", "PegbarJSON", "PegbarTestSupport"]),
    .testTarget(name: "PegbarSceneTests", dependencies: ["PegbarScene", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarImportTests",
      dependencies: [
        "PegbarImport", "PegbarLottie", "PegbarFrames", "PegbarJSON", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarFramesTests",
      dependencies: ["PegbarFrames", "PegbarScene", "PegbarDiagnostics", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarPassesTests",
      dependencies: [
        "PegbarPasses", "PegbarImport", "PegbarLottie", "PegbarFrames", "PegbarScene",
        "PegbarDiagnostics", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarExportTests",
      dependencies: ["PegbarExport", "PegbarScene", "PegbarJSON", "PegbarTestSupport"],
      exclude: ["SwiftCode/Goldens"]),
    .testTarget(
      name: "PegbarLintTests",
      dependencies: [
        "PegbarLint", "PegbarLottie", "PegbarScene", "PegbarDiagnostics", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarTests",
      dependencies: ["Pegbar", "PegbarLottie", "PegbarDiagnostics", "PegbarTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PegbarCommandTests", dependencies: ["PegbarCommand", "Pegbar", "PegbarTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
