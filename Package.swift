// swift-tools-version: 6.2
import PackageDescription

// Plugins run the command of this package, unless the environment names one that is installed.
let installed = Context.environment["PEGBAR_EXECUTABLE"] ?? ""
let command: [Target.Dependency] = installed.isEmpty ? ["PegbarCommand"] : []

let package = Package(
  name: "Pegbar",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(
      name: "Pegbar",
      targets: ["Pegbar", "PegbarScene", "PegbarFrames", "PegbarGeometry", "PegbarDiagnostics"]),
    .library(name: "PegbarFoundation", targets: ["PegbarFoundation"]),
    .executable(name: "pegbar", targets: ["PegbarCommand"]),
    // SwiftPM finds the tool of a plugin by a product that is called as its target.
    .executable(name: "PegbarCommand", targets: ["PegbarCommand"]),
    .plugin(name: "PegbarPlugin", targets: ["PegbarPlugin"]),
    .plugin(name: "PegbarCommandPlugin", targets: ["PegbarCommandPlugin"]),
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
    // The commit that is built, where it is known
    .systemLibrary(name: "CPegbarBuild"),

    // One way through the house: bytes to scene to text
    .target(name: "PegbarDiagnostics"),
    .target(
      name: "PegbarContainer", dependencies: ["CPegbarZip", "CPegbarZlib", "PegbarDiagnostics"]),
    .target(name: "PegbarJSON", dependencies: ["CPegbarJansson", "PegbarDiagnostics"]),
    .target(name: "PegbarLottie", dependencies: ["PegbarJSON", "PegbarDiagnostics"]),
    .target(name: "PegbarGeometry"),
    .target(name: "PegbarScene", dependencies: ["PegbarGeometry", "PegbarDiagnostics"]),
    .target(
      name: "PegbarImport",
      dependencies: [
        "PegbarLottie", "PegbarScene", "PegbarGeometry", "PegbarDiagnostics",
      ]),
    .target(
      name: "PegbarFrames", dependencies: ["PegbarScene", "PegbarGeometry", "PegbarDiagnostics"]),
    .target(
      name: "PegbarPasses",
      dependencies: ["PegbarScene", "PegbarFrames", "PegbarGeometry", "PegbarDiagnostics"]),
    .target(
      name: "PegbarMeasure",
      dependencies: ["PegbarScene", "PegbarFrames", "PegbarGeometry", "PegbarDiagnostics"]),
    .target(
      name: "PegbarExport",
      dependencies: ["PegbarScene", "PegbarGeometry", "PegbarJSON", "PegbarDiagnostics"]),
    .target(
      name: "PegbarLint",
      dependencies: [
        "PegbarContainer", "PegbarJSON", "PegbarLottie", "PegbarScene", "PegbarDiagnostics",
      ]),
    .target(
      name: "Pegbar",
      dependencies: [
        "PegbarContainer", "PegbarJSON", "PegbarLottie", "PegbarImport", "PegbarScene",
        "PegbarFrames", "PegbarMeasure", "PegbarPasses", "PegbarExport", "PegbarLint",
        "PegbarDiagnostics",
      ]),
    .target(name: "PegbarFoundation", dependencies: ["Pegbar"]),
    .executableTarget(
      name: "PegbarCommand",
      dependencies: [
        "CPegbarBuild", "Pegbar", "PegbarScene",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Plugins
    .plugin(
      name: "PegbarPlugin", capability: .buildTool(), dependencies: command,
      path: "Sources/Plugins/PegbarPlugin"),
    .plugin(
      name: "PegbarCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "pegbar", description: "Converts, lints and verifies animations."),
        permissions: [
          .writeToPackageDirectory(reason: "Swift, images and reports are written there.")
        ]),
      dependencies: command, path: "Sources/Plugins/PegbarCommandPlugin"),

    // Tests
    .target(
      name: "PegbarTestSupport",
      dependencies: [
        "PegbarLottie", "PegbarImport", "PegbarScene", "PegbarGeometry", "PegbarPasses",
        "PegbarDiagnostics",
      ],
      path: "Tests/PegbarTestSupport"),
    .testTarget(
      name: "PegbarDiagnosticsTests", dependencies: ["PegbarDiagnostics", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarContainerTests", dependencies: ["PegbarContainer", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarJSONTests", dependencies: ["CPegbarJansson", "PegbarJSON", "PegbarTestSupport"],
      exclude: ["json-suite.tsv"]),
    .testTarget(
      name: "PegbarLottieTests", dependencies: ["PegbarLottie", "PegbarJSON", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarGeometryTests",
      dependencies: ["PegbarGeometry", "PegbarScene", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarSceneTests",
      dependencies: ["PegbarScene", "PegbarGeometry", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarImportTests",
      dependencies: [
        "PegbarImport", "PegbarLottie", "PegbarScene", "PegbarGeometry", "PegbarJSON",
        "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarFramesTests",
      dependencies: [
        "PegbarFrames", "PegbarScene", "PegbarGeometry", "PegbarDiagnostics", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarPassesTests",
      dependencies: [
        "PegbarPasses", "PegbarImport", "PegbarLottie", "PegbarMeasure", "PegbarFrames",
        "PegbarScene", "PegbarGeometry", "PegbarDiagnostics", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarMeasureTests",
      dependencies: [
        "PegbarMeasure", "PegbarPasses", "PegbarFrames", "PegbarScene", "PegbarGeometry",
        "PegbarDiagnostics", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarExportTests",
      dependencies: [
        "PegbarExport", "PegbarScene", "PegbarGeometry", "PegbarJSON", "PegbarTestSupport",
      ],
      exclude: ["SwiftCode/Goldens"]),
    .testTarget(
      name: "PegbarLintTests",
      dependencies: [
        "PegbarContainer", "PegbarLint", "PegbarLottie", "PegbarDiagnostics", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarTests",
      dependencies: [
        "Pegbar", "PegbarLint", "PegbarLottie", "PegbarDiagnostics", "PegbarTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PegbarFoundationTests",
      dependencies: ["PegbarFoundation", "Pegbar", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarCommandTests", dependencies: ["PegbarCommand", "Pegbar", "PegbarTestSupport"]),
    // Plugins cannot be imported: links lead to those of their files that do without SwiftPM.
    .testTarget(name: "PegbarPluginTests", dependencies: ["Pegbar"]),
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
