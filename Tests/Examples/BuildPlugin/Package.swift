// swift-tools-version: 6.2
import PackageDescription

// An app that converts its animations to Swift at build time. In other packages, use the URL of
// Pegbar: .package(url: "https://github.com/example/pegbar", branch: "main").
let package = Package(
  name: "BuildPlugin",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pegbar", path: "../../..")],
  targets: [
    .executableTarget(
      name: "App",
      plugins: [.plugin(name: "PegbarPlugin", package: "pegbar")])
  ]
)

// A stand-in replaces Core Animation on Linux.
#if os(Linux)
  package.dependencies.append(.package(path: "../../../Tests/QuartzCoreShim"))
  for target in package.targets {
    target.dependencies += [
      .product(name: "QuartzCore", package: "QuartzCoreShim"),
      .product(name: "Hosts", package: "QuartzCoreShim"),
    ]
  }
#endif
