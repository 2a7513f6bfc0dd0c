internal import PegbarBase
internal import PegbarDiagnostics

/// A dotLottie archive, version 1 or 2.
///
/// - Source: dotlottie.io specification 1.0 (`animations/ID.json`) and 2.0 (`a/ID.json`).
struct DotLottie {
  private static let folders = ["a/", "animations/"]

  let archive: ZipArchive
  /// The entries of animations, in archive order.
  private let animations: [ZipArchive.Entry]
  /// The IDs of the animations, in archive order.
  private let ids: [String]
  /// The contents of the manifest, `nil` without one, or the reason why it cannot be read.
  private let manifest: Result<[UInt8]?, ContainerError>

  init(_ archive: ZipArchive) {
    self.archive = archive
    animations = archive.entries.filter { Self.isAnimation($0.name) }
    ids = animations.map { Self.id(of: $0.name) }
    do throws(ContainerError) {
      manifest = .success(try Self.manifest(of: archive))
    } catch {
      manifest = .failure(error)
    }
  }

  private static func manifest(of archive: ZipArchive) throws(ContainerError) -> [UInt8]? {
    guard let entry = archive.entry(at: "manifest.json") else { return nil }
    return try archive.read(entry)
  }

  /// Returns the animation with the chosen ID, or the first one that the manifest names.
  ///
  /// Without a usable manifest, the first animation of the archive is returned.
  func animation(
    choosing choice: String?, _ animationIDs: ([UInt8]) -> [String]
  ) throws(ContainerError) -> UnpackedAnimation {
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
      guard let chosen = self.entry(for: [choice]) else {
        throw Self.unknownAnimation(choice, among: ids)
      }
      entry = chosen
      contents.manifest = (try? manifest.get()) ?? nil
    } else {
      contents.manifest = try manifest.get()
      let named = self.entry(for: contents.manifest.map(animationIDs) ?? [])
      entry = named ?? first
      if named == nil {
        let message =
          "the archive has no manifest that lists any of its animations; \"\(entry.name)\" is used"
        findings.append(Finding(.missingManifest, message))
      }
      if animations.count > 1 { findings.append(Self.otherAnimations(than: entry, animations)) }
    }
    return UnpackedAnimation(
      bytes: try archive.read(entry), kind: .zip, animations: ids,
      animation: Self.id(of: entry.name), hasOthers: animations.count > 1, contents: contents,
      findings: findings)
  }

  /// Returns the IDs of all animations: first those that the manifest names, in its order, then the
  /// others in archive order.
  func animations(_ animationIDs: ([UInt8]) -> [String]) throws(ContainerError) -> [String] {
    let known = Set(ids)
    let named = try manifest.get().map(animationIDs) ?? []
    var seen: Set<String> = []
    return (named.filter(known.contains) + ids).filter { seen.insert($0).inserted }
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

  private func entry(for ids: [String]) -> ZipArchive.Entry? {
    let names = ids.lazy.flatMap { id in Self.folders.map { "\($0)\(id).json" } }
    return names.compactMap(archive.entry(at:)).first
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
