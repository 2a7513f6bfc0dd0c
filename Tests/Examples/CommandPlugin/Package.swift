// swift-tools-version: 6.2
import PackageDescription

// A library with generated code under version control, converted with the command plugin:
//
//     swift package pegbar convert Exports -o Sources/App/Motion
//     swift build
//     swift package pegbar-check verify Sources/App/Motion Exports
//
// In other packages, use the URL of Pegbar:
// .package(url: "https://github.com/example/pegbar", branch: "main").
let package = Package(
  name: "CommandPlugin",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pegbar", path: "../../..")],
  targets: [.target(name: "App")]
)

// A stand-in replaces Core Animation on Linux.
#if os(Linux)
  package.dependencies.append(.package(path: "../../../Tests/QuartzCoreShim"))
  for target in package.targets {
    target.dependencies.append(.product(name: "QuartzCore", package: "QuartzCoreShim"))
  }
#endif
