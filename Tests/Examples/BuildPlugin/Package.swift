// swift-tools-version: 6.2
import PackageDescription

// An app whose animations become Swift while it is built. Elsewhere, the package is given by its
// address: .package(url: "https://github.com/example/pegbar", branch: "main").
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

// What Core Animation does on Apple's systems, a stand-in does elsewhere.
#if os(Linux)
  package.dependencies.append(.package(path: "../../../Tests/QuartzCoreShim"))
  for target in package.targets {
    target.dependencies += [
      .product(name: "QuartzCore", package: "QuartzCoreShim"),
      .product(name: "Hosts", package: "QuartzCoreShim"),
    ]
  }
#endif
