package import PegbarBase
package import PegbarDiagnostics

/// The manifest, the themes and the state machines of a dotLottie archive.
package struct DotLottieArchive: Sendable {
  /// The manifest, or `nil` if the archive has no readable one.
  package let manifest: DotLottieManifest?
  /// The themes that the manifest lists and the archive contains.
  package let themes: [DotLottieTheme]
  /// The IDs of the themes that are style sheets, as some writers of version 1 wrote them; their
  /// values cannot be applied.
  package let styleSheets: Set<String>
  /// The state machines that the manifest lists and the archive contains.
  package let stateMachines: [DotLottieStateMachine]
  /// The findings about invalid files, and about members of other types.
  package let findings: [Finding]

  private static let themeFolders = ["t/", "themes/"]
  private static let stateMachineFolders = ["s/", "states/"]

  /// Reads the files of an archive.
  ///
  /// - Parameters:
  ///   - manifest: The contents of the manifest, or `nil` if there is none.
  ///   - files: Returns the contents of the files with the given paths, by path.
  package init(
    manifest: [UInt8]?, limits: Limits = Limits(), files: (Set<String>) -> [String: [UInt8]]
  ) {
    let log = FindingLog()
    let parsed = manifest.flatMap { DotLottieManifest(reading: $0, log: log, limits: limits) }
    let themeIDs = (parsed?.themes.map(\.id) ?? []) + (parsed?.initialThemes ?? [])
    let themePaths = Self.paths(themeIDs, Self.themeFolders)
    let sheetPaths = Self.paths(themeIDs, Self.themeFolders, ending: ".lss")
    let machinePaths = Self.paths(
      parsed?.stateMachines.map(\.id) ?? [], Self.stateMachineFolders)
    let paths = Set((themePaths + sheetPaths + machinePaths).map(\.path))
    let contents = paths.isEmpty ? [:] : files(paths)
    themes = themePaths.compactMap { id, path in
      contents[path].flatMap {
        DotLottieTheme(reading: $0, id: id, file: path, log: log, limits: limits)
      }
    }
    styleSheets = Set(sheetPaths.filter { contents[$0.path] != nil }.map(\.id))
    stateMachines = machinePaths.compactMap { id, path in
      contents[path].flatMap {
        DotLottieStateMachine(reading: $0, id: id, file: path, log: log, limits: limits)
      }
    }
    (self.manifest, findings) = (parsed, log.findings)
  }

  /// Returns the possible paths of files with these IDs, each ID once.
  private static func paths(
    _ ids: [String], _ folders: [String], ending: String = ".json"
  ) -> [(id: String, path: String)] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.flatMap { id in
      folders.map { (id, "\($0)\(id)\(ending)") }
    }
  }

  /// Returns the theme with an ID.
  package func theme(_ id: String) -> DotLottieTheme? { themes.first { $0.id == id } }

  /// Returns the themes that an animation can have.
  package func themes(of animation: String?) -> [DotLottieTheme] {
    guard let animation, let manifest else { return themes }
    let entry = manifest.animation(animation)
    return themes.filter { theme in
      if theme.id == entry?.initialTheme { return true }
      let listed = manifest.themes.first { $0.id == theme.id }
      return entry?.themes?.contains(theme.id) != false
        && listed?.animations?.contains(animation) != false
    }
  }
}
