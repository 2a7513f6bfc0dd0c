public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The manifest names a theme that the archive lacks.
  package static let missingTheme = Rule(
    .rule(
      "dotlottie/missing-theme", .error,
      RulePage(
        title: "The archive lacks a theme that its manifest names",
        meaning: """
          `manifest.json` lists a theme, or lets an animation begin with one, and there is no \
          `t/ID.json` (version 2) or `themes/ID.json` (version 1) for its id.
          """,
        effect: "The animation keeps its own colours.",
        wayOut: "Add the theme with a dotLottie tool, or take it out of the manifest.")),
    example: .archive(
      manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#, "a/day.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.themes + manifest.initialThemes, .theme)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest names the theme\(missing.count == 1 ? "" : "s") \(LintedArchive.list(missing)), which the archive does not "
          + "hold")
    })
}

extension FindingKind {
  /// The archive lacks a theme that its manifest names (`dotlottie/missing-theme`).
  public static let missingTheme = Rule.missingTheme.pageKind
}
