// swift-tools-version: 6.2
import PackageDescription

// Tests animations that no tool writes. Depends on the library as a client does. A path dependency
// is identified by the name of its folder, which can be any.
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
