public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The manifest names an animation that the archive lacks.
  package static let missingAnimation = Rule(
    .rule(
      "dotlottie/missing-animation", .error,
      RulePage(
        title: "The archive lacks an animation that its manifest names",
        meaning: """
          `manifest.json` lists an animation, and there is no `a/ID.json` (version 2) or \
          `animations/ID.json` (version 1) for its id.
          """,
        effect: "Players that are asked for the animation show nothing, or refuse the file.",
        wayOut: "Add the animation with a dotLottie tool, or take it out of the manifest.")),
    example: .archive(manifest: #"{"animations": [{"id": "day"}, {"id": "night"}]}"#, "a/day.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.animations, .animation)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest names \(LintedArchive.list(missing)), which the archive does not hold")
    })
}

extension FindingKind {
  /// The archive lacks an animation that its manifest names (`dotlottie/missing-animation`).
  public static let missingAnimation = Rule.missingAnimation.pageKind
}
