// swift-tools-version: 6.2
import PackageDescription

// Tries animations that no tool writes. What it depends on is the library as others use it: a path
// dependency is known by the name of its folder, which may be any.
let root = Context.packageDirectory.split(separator: "/").dropLast(2)

let package = Package(
  name: "Fuzzer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzzer",
      dependencies: [.product(name: "Pegbar", package: (root.last ?? "").lowercased())])
  ],
  swiftLanguageModes: [.v6]
)
