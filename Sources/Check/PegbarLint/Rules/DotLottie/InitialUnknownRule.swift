public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unlisted initial animation or state machine.
  package static let initialUnknown = Rule(
    .rule(
      "dotlottie/initial-unknown", .error,
      RulePage(
        title: "Initial animation or state machine not listed in the manifest",
        meaning: """
          `initial` or `activeAnimationId` in `manifest.json` names an animation or a state \
          machine that the manifest does not list.
          """,
        effect: "Players play a different animation or nothing.",
        wayOut: "Select the initial animation or state machine again in your dotLottie tool.")),
    example: .archive(
      manifest: #"{"initial": {"animation": "dawn"}, "animations": [{"id": "day"}]}"#,
      "a/day.json"),
    check: .document { run in
      guard let manifest = run.file.archive?.manifest else { return }
      let initial = [
        ("animation", manifest.initialAnimation, manifest.animationIDs),
        ("state machine", manifest.initialStateMachine, manifest.stateMachines.map(\.id)),
      ]
      for case (let noun, let id?, let listed) in initial where !id.isEmpty {
        guard !listed.contains(id) else { continue }
        run.report(
          "the initial \(noun) \(LintedArchive.list([id])) is not listed in the manifest")
      }
    })
}

extension FindingKind {
  /// Initial animation or state machine that the manifest does not list
  /// (`dotlottie/initial-unknown`).
  public static let initialUnknown = Rule.initialUnknown.pageKind
}
