// swift-tools-version: 6.2
import PackageDescription

// Plugins run the command of this package, unless PEGBAR_EXECUTABLE names an installed one.
let installed = Context.environment["PEGBAR_EXECUTABLE"] ?? ""
// The scripts in `tools` set PEGBAR_WARNINGS to `errors`. Other packages may have a newer compiler.
let warnings: [SwiftSetting] =
  Context.environment["PEGBAR_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []
let command: [Target.Dependency] = installed.isEmpty ? ["PegbarCommand"] : []

let package = Package(
  name: "Pegbar",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(
      name: "Pegbar",
      targets: [
        "Pegbar", "PegbarScene", "PegbarFrames", "PegbarGeometry", "PegbarDiagnostics",
        "PegbarBase",
      ]),
    .library(
      name: "PegbarLint",
      targets: [
        "PegbarLint", "PegbarScene", "PegbarGeometry", "PegbarDiagnostics", "PegbarBase",
      ]),
    .library(name: "PegbarFoundation", targets: ["PegbarFoundation"]),
    .executable(name: "pegbar", targets: ["PegbarCommand"]),
    // SwiftPM finds the tool of a plugin by a product with the name of its target.
    .executable(name: "PegbarCommand", targets: ["PegbarCommand"]),
    .plugin(name: "PegbarPlugin", targets: ["PegbarPlugin"]),
    .plugin(name: "PegbarCommandPlugin", targets: ["PegbarCommandPlugin"]),
    .plugin(name: "PegbarCheckPlugin", targets: ["PegbarCheckPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // Base: shared by all stages
    .target(name: "PegbarBase", path: "Sources/Base/PegbarBase"),
    .target(
      name: "PegbarDiagnostics", dependencies: ["PegbarBase"],
      path: "Sources/Base/PegbarDiagnostics"),

    // Read: bytes to document
    .systemLibrary(
      name: "CPegbarJansson", path: "Sources/Read/CPegbarJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .systemLibrary(
      name: "CPegbarZip", path: "Sources/Read/CPegbarZip", pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .systemLibrary(
      name: "CPegbarZlib", path: "Sources/Read/CPegbarZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "PegbarContainer",
      dependencies: ["CPegbarZip", "CPegbarZlib", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Read/PegbarContainer"),
    .target(
      name: "PegbarJSON", dependencies: ["CPegbarJansson", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Read/PegbarJSON"),
    .target(
      name: "PegbarLottie", dependencies: ["PegbarJSON", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Read/PegbarLottie"),

    // Scene: document to exact scene to normalized scene
    .target(name: "PegbarGeometry", path: "Sources/Scene/PegbarGeometry"),
    .target(
      name: "PegbarScene", dependencies: ["PegbarGeometry", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Scene/PegbarScene"),
    .target(
      name: "PegbarImport",
      dependencies: [
        "PegbarLottie", "PegbarScene", "PegbarGeometry", "PegbarBase", "PegbarDiagnostics",
      ],
      path: "Sources/Scene/PegbarImport"),
    .target(
      name: "PegbarFrames",
      dependencies: ["PegbarScene", "PegbarGeometry", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Scene/PegbarFrames"),
    .target(
      name: "PegbarPasses",
      dependencies: [
        "PegbarScene", "PegbarFrames", "PegbarGeometry", "PegbarBase", "PegbarDiagnostics",
      ],
      path: "Sources/Scene/PegbarPasses"),
    .target(
      name: "PegbarMeasure",
      dependencies: [
        "PegbarScene", "PegbarFrames", "PegbarGeometry", "PegbarBase", "PegbarDiagnostics",
      ],
      path: "Sources/Scene/PegbarMeasure"),

    // Write: scene to text
    .target(
      name: "PegbarExport",
      dependencies: ["CPegbarZlib", "PegbarScene", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Write/PegbarExport"),
    .target(
      name: "PegbarSceneJSON",
      dependencies: [
        "PegbarExport", "PegbarScene", "PegbarGeometry", "PegbarJSON", "PegbarBase",
        "PegbarDiagnostics",
      ],
      path: "Sources/Write/PegbarSceneJSON"),
    .target(
      name: "PegbarSwift",
      dependencies: [
        "PegbarExport", "PegbarPasses", "PegbarScene", "PegbarGeometry", "PegbarBase",
        "PegbarDiagnostics",
      ],
      path: "Sources/Write/PegbarSwift"),

    // Check: rules over documents and scenes
    .target(
      name: "PegbarLint",
      dependencies: [
        "PegbarContainer", "PegbarJSON", "PegbarLottie", "PegbarScene", "PegbarBase",
        "PegbarDiagnostics",
      ],
      path: "Sources/Check/PegbarLint"),

    .target(
      name: "PegbarDiff",
      dependencies: ["PegbarScene", "PegbarGeometry", "PegbarBase", "PegbarDiagnostics"],
      path: "Sources/Check/PegbarDiff"),

    // Show: scenes to pictures and pages
    .target(
      name: "PegbarPreview",
      dependencies: [
        "PegbarJSON", "PegbarFrames", "PegbarScene", "PegbarGeometry", "PegbarBase",
      ],
      path: "Sources/Show/PegbarPreview",
      resources: [
        .embedInCode("Resources/preview.css"), .embedInCode("Resources/preview.js"),
        .embedInCode("Resources/layers.js"), .embedInCode("Resources/player.js"),
        .embedInCode("Resources/controls.html"),
        .embedInCode("Resources/layers.html"), .embedInCode("Resources/base.css"),
        .embedInCode("Resources/index.css"), .embedInCode("Resources/index.js"),
      ]),

    .systemLibrary(
      name: "CPegbarCairo", path: "Sources/Show/CPegbarCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(
      name: "PegbarRaster",
      dependencies: [
        "CPegbarCairo", "CPegbarZlib", "PegbarFrames", "PegbarScene", "PegbarGeometry",
        "PegbarBase",
      ],
      path: "Sources/Show/PegbarRaster"),

    // Face: the library, the command and the plugins
    .target(
      name: "Pegbar",
      dependencies: [
        "PegbarContainer", "PegbarJSON", "PegbarLottie", "PegbarImport", "PegbarScene",
        "PegbarFrames", "PegbarMeasure", "PegbarPasses", "PegbarExport", "PegbarSceneJSON",
        "PegbarSwift", "PegbarLint", "PegbarDiff", "PegbarPreview", "PegbarBase",
        "PegbarDiagnostics",
      ],
      path: "Sources/Face/Pegbar"),
    .target(
      name: "PegbarFoundation", dependencies: ["Pegbar"], path: "Sources/Face/PegbarFoundation"),
    // The commit of the build, if known
    .systemLibrary(name: "CPegbarBuild", path: "Sources/Face/CPegbarBuild"),
    .executableTarget(
      name: "PegbarCommand",
      dependencies: [
        "CPegbarBuild", "Pegbar", "PegbarRaster", "PegbarFrames", "PegbarScene",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Face/PegbarCommand"),

    // Used by scripts of the repository; not in any product
    .executableTarget(
      name: "PegbarDevelopment",
      dependencies: [
        "Pegbar", "PegbarLint", "PegbarMeasure", "PegbarScene", "PegbarSceneJSON", "PegbarJSON",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Dev/PegbarDevelopment"),

    // Plugins
    .plugin(
      name: "PegbarPlugin", capability: .buildTool(), dependencies: command,
      path: "Sources/Face/Plugins/PegbarPlugin"),
    .plugin(
      name: "PegbarCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "pegbar", description: "Convert, lint and verify animations."),
        permissions: [
          .writeToPackageDirectory(reason: "Writes Swift files, images and reports.")
        ]),
      dependencies: command, path: "Sources/Face/Plugins/PegbarCommandPlugin"),
    .plugin(
      name: "PegbarCheckPlugin",
      capability: .command(
        intent: .custom(verb: "pegbar-check", description: "Lint and verify animations.")),
      dependencies: command, path: "Sources/Face/Plugins/PegbarCheckPlugin"),

    // Tests
    .target(
      name: "PegbarTestSupport",
      dependencies: [
        "PegbarLottie", "PegbarImport", "PegbarScene", "PegbarGeometry", "PegbarPasses",
        "PegbarDiagnostics",
      ],
      path: "Tests/PegbarTestSupport"),
    .testTarget(name: "PegbarBaseTests", dependencies: ["PegbarBase", "PegbarTestSupport"]),
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
      name: "PegbarSceneJSONTests",
      dependencies: [
        "PegbarSceneJSON", "PegbarScene", "PegbarGeometry", "PegbarJSON", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarSwiftTests",
      dependencies: [
        "PegbarSwift", "PegbarExport", "PegbarPasses", "PegbarMeasure", "PegbarFrames",
        "PegbarScene", "PegbarGeometry", "PegbarBase", "PegbarDiagnostics", "PegbarTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PegbarLintTests",
      dependencies: [
        "PegbarContainer", "PegbarLint", "PegbarLottie", "PegbarDiagnostics", "PegbarBase",
        "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarDiffTests",
      dependencies: ["PegbarDiff", "PegbarScene", "PegbarGeometry", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarPreviewTests",
      dependencies: [
        "PegbarPreview", "PegbarFrames", "PegbarScene", "PegbarGeometry", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarRasterTests",
      dependencies: [
        "PegbarRaster", "PegbarFrames", "PegbarScene", "PegbarGeometry", "PegbarTestSupport",
      ]),
    .testTarget(
      name: "PegbarTests",
      dependencies: [
        "Pegbar", "PegbarSceneJSON", "PegbarLint", "PegbarLottie", "PegbarDiagnostics",
        "PegbarTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PegbarFoundationTests",
      dependencies: ["PegbarFoundation", "Pegbar", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarCommandTests", dependencies: ["PegbarCommand", "Pegbar", "PegbarTestSupport"]),
    .testTarget(
      name: "PegbarDevelopmentTests",
      dependencies: [
        "PegbarDevelopment", "Pegbar", "PegbarLint", "PegbarTestSupport",
      ]),
    // Plugins cannot be imported: the target has links to their files that do not need SwiftPM.
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
    ] + warnings
}
