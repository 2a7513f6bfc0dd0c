public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Nothing is said for those who want less motion.
  package static let noReducedMotion = Rule(
    .rule(
      "a11y/no-reduced-motion", .note,
      RulePage(
        title: "There is no marker for reduced motion",
        meaning: """
          A marker called “reduced motion” names the frame, or the part, to show to people who have \
          asked their system for less motion.
          """,
        effect: "Apps that look for the marker show the first frame, or all of the motion.",
        wayOut: """
          Add a composition marker called “reduced motion” at the frame that shows the animation best.
          """)),
    standing: .optional,
    options: [
      .texts("markers", ["reduced motion"], "the names that such a marker may have")
    ],
    example: .animation(#""markers": [{"cm": "loop", "tm": 0, "dr": 60}]"#),
    check: .document { run in
      let names = run.texts("markers")
      let letters = Set(names.map { $0.filter(\.isLetter).lowercased() })
      let isMarked = run.document.markers.contains { marker in
        letters.contains(marker.name.filter(\.isLetter).lowercased())
      }
      guard !isMarked, !names.isEmpty else { return }
      run.report("no marker is called \(names.map { "“\($0)”" }.joined(separator: " or "))")
    })
}

extension FindingKind {
  /// There is no marker for reduced motion (`a11y/no-reduced-motion`).
  public static let noReducedMotion = Rule.noReducedMotion.pageKind
}
