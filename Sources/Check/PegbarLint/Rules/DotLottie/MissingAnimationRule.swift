public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animation in the manifest that is missing from the archive.
  package static let missingAnimation = Rule(
    .rule(
      "dotlottie/missing-animation", .error,
      RulePage(
        title: "Animation missing from the archive",
        meaning: """
          `manifest.json` lists an animation, but the archive does not contain its file: \
          `a/ID.json` (version 2) or `animations/ID.json` (version 1).
          """,
        effect: "Players that load the animation draw nothing or reject the archive.",
        wayOut: "Add the animation with a dotLottie tool, or remove it from the manifest.")),
    example: .archive(manifest: #"{"animations": [{"id": "day"}, {"id": "night"}]}"#, "a/day.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.animationIDs, .animation)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest lists the animation\(missing.count == 1 ? "" : "s") "
          + "\(LintedArchive.list(missing)), which the archive does not contain")
    })
}

extension FindingKind {
  /// Animation in the manifest that is missing from the archive (`dotlottie/missing-animation`).
  public static let missingAnimation = Rule.missingAnimation.pageKind
}
