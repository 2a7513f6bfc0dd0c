public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Theme in the manifest that is missing from the archive.
  package static let missingTheme = Rule(
    .rule(
      "dotlottie/missing-theme", .error,
      RulePage(
        title: "Theme missing from the archive",
        meaning: """
          `manifest.json` lists a theme, or assigns one to an animation as its initial theme. The \
          archive does not contain the theme's file: `t/ID.json` (version 2) or `themes/ID.json` \
          (version 1).
          """,
        effect: "The animation keeps its original colors.",
        wayOut: "Add the theme with a dotLottie tool, or remove it from the manifest.")),
    example: .archive(
      manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#, "a/day.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.themes.map(\.id) + manifest.initialThemes, .theme)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest lists the theme\(missing.count == 1 ? "" : "s") "
          + "\(LintedArchive.list(missing)), which the archive does not contain")
    })
}

extension FindingKind {
  /// Theme in the manifest that is missing from the archive (`dotlottie/missing-theme`).
  public static let missingTheme = Rule.missingTheme.pageKind
}
