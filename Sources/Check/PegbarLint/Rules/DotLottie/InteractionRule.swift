public import PegbarDiagnostics
package import PegbarLottie

extension Rule {
  /// State machine that is not converted.
  package static let interaction = Rule(
    .rule(
      "dotlottie/interaction", .note,
      RulePage(
        title: "Unsupported state machine",
        meaning: """
          A state machine in the archive changes the animation in response to taps, pointer \
          movements or inputs. Pegbar reads state machines, but does not generate code for them.
          """,
        effect: "The generated code plays the animation without interaction.",
        wayOut: """
          Implement the interaction in the app. To play a part of the scene for each state, add a \
          marker for each part in After Effects (Layer > Markers > Add Marker).
          """)),
    example: RuleExample.animation("")
      .inArchive(
        manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
        files: ["s/tap.json": #"{"initial": "idle", "states": [{"name": "idle"}]}"#]),
    check: .document { run in
      guard run.file.standsForFile, let parts = run.file.parts else { return }
      for machine in parts.stateMachines {
        run.report { _ in FindingKind.missingInteraction(of: machine) }
      }
    })
}

extension FindingKind {
  /// State machine that is not converted (`dotlottie/interaction`).
  public static let interaction = Rule.interaction.pageKind

  /// Returns a finding about a state machine that is not converted.
  package static func missingInteraction(of machine: DotLottieStateMachine) -> Finding {
    let interactions = machine.interactions.map { interaction in
      interaction.layer.map { "\(interaction.type) of \($0)" } ?? interaction.type
    }
    let parts = [
      ("state", machine.states.map(\.name)), ("input", machine.inputs.map(\.name)),
      ("interaction", interactions),
    ].compactMap { noun, names -> String? in
      names.isEmpty
        ? nil : "\(noun)\(names.count == 1 ? "" : "s") \(LintedArchive.list(names))"
    }
    let contents = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    var finding = Finding(
      .interaction,
      "no code is generated for the state machine \(LintedArchive.list([machine.id]))\(contents)")
    finding.cause = [machine.id]
    return finding
  }
}
