internal import PegbarDiagnostics

/// A dotLottie archive, version 1 or 2.
///
/// - Source: dotlottie.io specification 1.0 (`animations/ID.json`) and 2.0 (`a/ID.json`).
enum DotLottie {
  private static let folders = ["a/", "animations/"]

  /// The first animation that the manifest names; without a manifest the first of the archive.
  static func animation(
    in bytes: [UInt8], limits: ContainerLimits, animationIDs: ([UInt8]) -> [String]
  ) throws(ContainerError) -> UnpackedAnimation {
    try ZipArchive.withArchive(bytes, limits: limits) { archive throws(ContainerError) in
      let animations = archive.entries.filter { isAnimation($0.name) }
      guard let first = animations.first else {
        throw ContainerError(
          kind: .noAnimation,
          message: "the archive has no animation in \"a/\" or \"animations/\"")
      }
      var findings: [Finding] = []
      var chosen: ZipArchive.Entry?
      if let manifest = archive.entries.first(where: { $0.name == "manifest.json" }) {
        let ids = animationIDs(try archive.read(manifest))
        chosen = entry(for: ids, among: animations)
      }
      let entry = chosen ?? first
      if chosen == nil {
        findings.append(missingManifest(entry))
      }
      if animations.count > 1 {
        findings.append(otherAnimations(than: entry, animations))
      }
      return UnpackedAnimation(
        bytes: try archive.read(entry), kind: .zip, entry: entry.name,
        otherEntries: archive.entries.map(\.name).filter { $0 != entry.name },
        findings: findings)
    }
  }

  private static func isAnimation(_ name: String) -> Bool {
    name.hasSuffix(".json") && folders.contains { name.hasPrefix($0) }
  }

  private static func entry(
    for ids: [String], among animations: [ZipArchive.Entry]
  ) -> ZipArchive.Entry? {
    for id in ids {
      for folder in folders {
        if let entry = animations.first(where: { $0.name == "\(folder)\(id).json" }) {
          return entry
        }
      }
    }
    return nil
  }

  private static func missingManifest(_ entry: ZipArchive.Entry) -> Finding {
    let message = "manifest.json names no animation of the archive; \"\(entry.name)\" is read"
    return Finding(.missingManifest, message)
  }

  private static func otherAnimations(
    than entry: ZipArchive.Entry, _ animations: [ZipArchive.Entry]
  ) -> Finding {
    let others = animations.count - 1
    let noun = others == 1 ? "one other animation" : "\(others) other animations"
    return Finding(
      .otherAnimations, "the archive has \(noun); only \"\(entry.name)\" is read",
      outcome: .dropped)
  }
}
