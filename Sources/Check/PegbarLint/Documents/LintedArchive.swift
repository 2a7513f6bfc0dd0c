package import PegbarContainer
package import PegbarLottie

/// The archive that contains an animation.
package struct LintedArchive: Sendable {
  /// The role of an entry other than `manifest.json`.
  enum Role {
    case animation, theme, stateMachine, image, sound

    /// The folders in version 2 and version 1.
    fileprivate var folders: [String] {
      switch self {
      case .animation: ["a/", "animations/"]
      case .theme: ["t/", "themes/"]
      case .stateMachine: ["s/", "states/"]
      case .image: ["i/", "images/"]
      case .sound: ["u/", "audio/"]
      }
    }

    /// The folders in version 2 and version 1 for other files.
    fileprivate static let otherFolders = ["f/", "fonts/"]
  }

  /// All entries of the archive's directory.
  package let entries: [ArchiveContents.Entry]
  /// The manifest, or `nil` if the archive has no readable one.
  package let manifest: DotLottieManifest?
  private let names: Set<String>

  /// Creates a description of an archive from its contents.
  package init(_ contents: ArchiveContents) {
    entries = contents.entries
    manifest = contents.manifest.flatMap { DotLottieManifest(reading: $0) }
    names = Set(entries.lazy.filter { !$0.isJunk }.map { Self.path(of: $0) })
  }

  /// Returns the IDs without a file for a role, each once.
  func missing(_ ids: [String], _ role: Role) -> [String] {
    var seen: Set<String> = []
    return ids.filter { id in
      // Themes of version 1 were style sheets.
      let endings = [".json", ".lss"]
      let isThere = role.folders.contains { folder in
        endings.contains { names.contains(folder + id + $0) }
      }
      return !isThere && seen.insert(id).inserted
    }
  }

  /// Returns the paths of the files with a role, in archive order.
  func paths(_ role: Role) -> [String] {
    entries.filter { !$0.isJunk }.map(Self.path).filter { path in
      role.folders.contains { path.hasPrefix($0) }
    }
  }

  /// Returns the paths of the files that are neither in the manifest nor in a folder whose files it
  /// does not list.
  func unlisted(in manifest: DotLottieManifest) -> [String] {
    let listed: [(folders: [String], ids: Set<String>)] = [
      (Role.animation.folders, Set(manifest.animationIDs)),
      (Role.theme.folders, Set(manifest.themes.map(\.id))),
      (Role.stateMachine.folders, Set(manifest.stateMachines.map(\.id))),
    ]
    let free = Role.image.folders + Role.sound.folders + Role.otherFolders
    return entries.filter { !$0.isJunk }.map(Self.path).filter { path in
      if path == "manifest.json" || free.contains(where: path.hasPrefix) { return false }
      for (folders, ids) in listed {
        guard let folder = folders.first(where: path.hasPrefix) else { continue }
        let name = path.dropFirst(folder.count)
        return !ids.contains(name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name))
      }
      return true
    }
  }

  /// Returns a list of names that includes the first three and the number of the others.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { name in
      "“\(name.prefix(80))\(name.dropFirst(80).isEmpty ? "" : "…")”"
    }
    let rest = names.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the path of an entry with forward slashes, as players expect it.
  static func path(of entry: ArchiveContents.Entry) -> String {
    String(entry.name.map { $0 == "\\" ? "/" : $0 })
  }
}
