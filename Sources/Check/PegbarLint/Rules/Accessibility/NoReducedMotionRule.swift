public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing marker for reduced motion.
  package static let noReducedMotion = Rule(
    .rule(
      "a11y/no-reduced-motion", .note,
      RulePage(
        title: "Missing marker for reduced motion",
        meaning: """
          A marker named “reduced motion” identifies the frame or span to display to people who \
          prefer reduced motion.
          """,
        effect: """
          Apps that search for the marker display the first frame or play the full animation \
          instead.
          """,
        wayOut: """
          Add a composition marker named “reduced motion” at the frame that best represents the \
          animation.
          """)),
    standing: .optional,
    options: [
      .strings("markers", ["reduced motion"], "accepted marker names")
    ],
    example: .animation(#""markers": [{"cm": "loop", "tm": 0, "dr": 60}]"#),
    check: .document { run in
      let names = run.strings("markers")
      let letters = Set(names.map { $0.filter(\.isLetter).lowercased() })
      let isMarked = run.document.markers.contains { marker in
        letters.contains(marker.name.filter(\.isLetter).lowercased())
      }
      guard !isMarked, !names.isEmpty else { return }
      run.report("no marker is named \(names.map { "“\($0)”" }.joined(separator: " or "))")
    })
}

extension FindingKind {
  /// Missing marker for reduced motion (`a11y/no-reduced-motion`).
  public static let noReducedMotion = Rule.noReducedMotion.pageKind
}
