public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The manifest names a state machine that the archive lacks.
  package static let missingStateMachine = Rule(
    .rule(
      "dotlottie/missing-state-machine", .error,
      RulePage(
        title: "The archive lacks a state machine that its manifest names",
        meaning: """
          `manifest.json` lists a state machine, and there is no `s/ID.json` (version 2) or \
          `states/ID.json` (version 1) for its id.
          """,
        effect: "The animation does not respond to taps and other input.",
        wayOut: "Add the state machine with a dotLottie tool, or take it out of the manifest.")),
    example: .archive(
      manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
      "a/day.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.stateMachines, .stateMachine)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest names the state machine\(missing.count == 1 ? "" : "s") \(LintedArchive.list(missing)), which the archive "
          + "does not hold")
    })
}

extension FindingKind {
  /// The archive lacks a state machine that its manifest names (`dotlottie/missing-state-machine`).
  public static let missingStateMachine = Rule.missingStateMachine.pageKind
}
