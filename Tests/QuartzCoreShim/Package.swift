// swift-tools-version: 6.2
import PackageDescription

// A stand-in for Apple's frameworks on platforms without them, so that generated Swift can run.
let package = Package(
  name: "QuartzCoreShim",
  products: [
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Hosts", targets: ["UIKit", "AppKit", "SwiftUI"]),
  ],
  targets: [
    .target(name: "QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore"]),
    .target(name: "AppKit", dependencies: ["QuartzCore"]),
    .target(name: "SwiftUI", dependencies: ["QuartzCore", "UIKit", "AppKit"]),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore", "UIKit", "AppKit", "SwiftUI"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
  ]
}

// Swift Testing's overlays for AppKit and UIKit require Apple's frameworks, which are missing here.
if let tests = package.targets.first(where: { $0.type == .test }) {
  tests.swiftSettings?.append(
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}
