public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// State machine in the manifest that is missing from the archive.
  package static let missingStateMachine = Rule(
    .rule(
      "dotlottie/missing-state-machine", .error,
      RulePage(
        title: "State machine missing from the archive",
        meaning: """
          `manifest.json` lists a state machine, but the archive does not contain its file: \
          `s/ID.json` (version 2) or `states/ID.json` (version 1).
          """,
        effect: "The animation does not respond to taps or other input.",
        wayOut: "Add the state machine with a dotLottie tool, or remove it from the manifest.")),
    example: .archive(
      manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
      "a/day.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.stateMachines.map(\.id), .stateMachine)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest lists the state machine\(missing.count == 1 ? "" : "s") "
          + "\(LintedArchive.list(missing)), which the archive does not contain")
    })
}

extension FindingKind {
  /// State machine in the manifest that is missing from the archive
  /// (`dotlottie/missing-state-machine`).
  public static let missingStateMachine = Rule.missingStateMachine.pageKind
}
