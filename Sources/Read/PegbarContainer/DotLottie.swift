internal import PegbarBase
internal import PegbarDiagnostics

/// A dotLottie archive, version 1 or 2.
///
/// - Source: dotlottie.io specification 1.0 (`animations/ID.json`) and 2.0 (`a/ID.json`).
enum DotLottie {
  private static let folders = ["a/", "animations/"]

  /// Returns the animation with the chosen ID, or the first one that the manifest names.
  ///
  /// Without a usable manifest, the first animation of the archive is returned.
  static func animation(
    in bytes: [UInt8], limits: Limits, choosing choice: String?,
    animationIDs: ([UInt8]) -> [String]
  ) throws(ContainerError) -> UnpackedAnimation {
    try ZipArchive.withArchive(bytes, limits: limits) { archive throws(ContainerError) in
      let animations = archive.entries.filter { isAnimation($0.name) }
      guard let first = animations.first else {
        throw ContainerError(
          kind: .noAnimation,
          message: "the archive has no animations in \"a/\" or \"animations/\"")
      }
      var findings: [Finding] = []
      let entry: ZipArchive.Entry
      var contents = ArchiveContents(entries: archive.directory)
      if let choice {
        // The other animations are not reported, because they were not requested.
        guard let chosen = self.entry(for: [choice], among: animations) else {
          throw unknownAnimation(choice, among: animations.map { id(of: $0.name) })
        }
        entry = chosen
        contents.manifest = try? manifest(of: archive)
      } else {
        contents.manifest = try manifest(of: archive)
        let ids = contents.manifest.map(animationIDs) ?? []
        let named = self.entry(for: ids, among: animations)
        entry = named ?? first
        if named == nil {
          let message =
            "the archive has no manifest that lists any of its animations; \"\(entry.name)\" is used"
          findings.append(Finding(.missingManifest, message))
        }
        if animations.count > 1 { findings.append(otherAnimations(than: entry, animations)) }
      }
      return UnpackedAnimation(
        bytes: try archive.read(entry), kind: .zip, entry: entry.name,
        otherEntries: archive.entries.map(\.name).filter { $0 != entry.name },
        animation: id(of: entry.name), hasOthers: animations.count > 1, contents: contents,
        findings: findings)
    }
  }

  /// Returns the IDs of all animations: first those that the manifest names, in its order, then the
  /// others in archive order.
  static func animations(
    in bytes: [UInt8], limits: Limits, animationIDs: ([UInt8]) -> [String]
  ) throws(ContainerError) -> [String] {
    try ZipArchive.withArchive(bytes, limits: limits) { archive throws(ContainerError) in
      let ids = archive.entries.map(\.name).filter(isAnimation).map(id(of:))
      let named = try namedIDs(in: archive, animationIDs).filter(ids.contains)
      var seen: Set<String> = []
      return (named + ids).filter { seen.insert($0).inserted }
    }
  }

  /// Returns the IDs that the manifest names, or an empty array without a manifest.
  private static func namedIDs(
    in archive: borrowing ZipArchive, _ animationIDs: ([UInt8]) -> [String]
  ) throws(ContainerError) -> [String] {
    try manifest(of: archive).map(animationIDs) ?? []
  }

  private static func manifest(
    of archive: borrowing ZipArchive
  ) throws(ContainerError) -> [UInt8]? {
    guard let entry = archive.entries.first(where: { $0.name == "manifest.json" }) else {
      return nil
    }
    return try archive.read(entry)
  }

  /// The maximum number of animations listed in the error about an unknown ID.
  private static let namedLimit = 12

  /// Returns an error that lists the available animations and suggests the closest ID.
  private static func unknownAnimation(_ id: String, among known: [String]) -> ContainerError {
    let hint = NearestName.of(id, among: known).map { "; did you mean “\($0)”?" } ?? ""
    let rest = known.count - namedLimit
    let names = known.prefix(namedLimit).map { "“\($0)”" }.joined(separator: ", ")
    return ContainerError(
      kind: .unknownAnimation,
      message: "the archive has no animation “\(id)”, only \(names)"
        + (rest > 0 ? " and \(rest) more" : "") + hint)
  }

  /// Returns the ID of an animation: its entry name without the folder and extension.
  static func id(of name: String) -> String {
    let folder = folders.first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(folder.count).dropLast(".json".count))
  }

  static func isAnimation(_ name: String) -> Bool {
    name.hasSuffix(".json") && folders.contains { name.hasPrefix($0) }
  }

  private static func entry(
    for ids: [String], among animations: [ZipArchive.Entry]
  ) -> ZipArchive.Entry? {
    let names = ids.lazy.flatMap { id in folders.map { "\($0)\(id).json" } }
    return names.compactMap { name in animations.first { $0.name == name } }.first
  }

  private static func otherAnimations(
    than entry: ZipArchive.Entry, _ animations: [ZipArchive.Entry]
  ) -> Finding {
    let others = animations.map(\.name).filter { $0 != entry.name }.map { "“\(id(of: $0))”" }
    let noun = others.count == 1 ? "one other animation" : "\(others.count) other animations"
    let names = others.joined(separator: ", ")
    return Finding(
      .otherAnimations,
      "only the animation “\(id(of: entry.name))” is read; the archive has \(noun): \(names)")
  }
}
