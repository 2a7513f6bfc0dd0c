// swift-tools-version: 6.2
import PackageDescription

// A library whose animations are converted by hand, as where generated code is checked in:
//
//     swift package pegbar convert Exports -o Sources/App/Motion
//     swift build
//     swift package pegbar verify Sources/App/Motion Exports
//
// Elsewhere, the package is given by its address:
// .package(url: "https://github.com/example/pegbar", branch: "main").
let package = Package(
  name: "CommandPlugin",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pegbar", path: "../../..")],
  targets: [.target(name: "App")]
)

// What Core Animation does on Apple's systems, a stand-in does elsewhere.
#if os(Linux)
  package.dependencies.append(.package(path: "../../../Tests/QuartzCoreShim"))
  for target in package.targets {
    target.dependencies.append(.product(name: "QuartzCore", package: "QuartzCoreShim"))
  }
#endif
