internal import PegbarContainer
internal import PegbarDiagnostics
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
    found: [
      .archive(
        manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
        "a/day.json")
    ],
    silent: [
      .archive(
        manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
        "a/day.json", "s/tap.json"),
      .archive(
        manifest: #"{"animations": [{"id": "day"}], "states": ["tap"]}"#, "animations/day.json",
        "states/tap.json"),
    ],
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let missing = archive.missing(manifest.stateMachines, .stateMachine)
      guard !missing.isEmpty else { return }
      run.report(
        "the manifest names the state machine\(missing.count == 1 ? "" : "s") \(LintedArchive.list(missing)), which the archive "
          + "does not hold")
    })
}
