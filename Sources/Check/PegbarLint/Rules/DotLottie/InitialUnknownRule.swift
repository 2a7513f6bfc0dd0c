public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The archive begins with something that it does not list.
  package static let initialUnknown = Rule(
    .rule(
      "dotlottie/initial-unknown", .error,
      RulePage(
        title: "The archive begins with something that its manifest does not list",
        meaning: """
          `initial` or `activeAnimationId` of `manifest.json` names an animation or a state machine \
          that is not among those the manifest lists.
          """,
        effect: "Players show another animation, or none.",
        wayOut: "Choose the first animation again in the tool that writes the archive.")),
    example: .archive(
      manifest: #"{"initial": {"animation": "dawn"}, "animations": [{"id": "day"}]}"#,
      "a/day.json"),
    check: .document { run in
      guard let manifest = run.file.archive?.manifest else { return }
      let initial = [
        ("animation", manifest.initialAnimation, manifest.animations),
        ("state machine", manifest.initialStateMachine, manifest.stateMachines),
      ]
      for case (let noun, let id?, let listed) in initial where !id.isEmpty {
        guard !listed.contains(id) else { continue }
        run.report(
          "the archive begins with the \(noun) \(LintedArchive.list([id])), which its manifest "
            + "does not list")
      }
    })
}

extension FindingKind {
  /// The archive begins with something that its manifest does not list (`dotlottie/initial-unknown`).
  public static let initialUnknown = Rule.initialUnknown.pageKind
}
