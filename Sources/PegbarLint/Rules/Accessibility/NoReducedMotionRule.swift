internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Nothing is said for those who want less motion.
  static let noReducedMotion = Rule(
    .rule(
      "a11y/no-reduced-motion", .note,
      Words(
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
    found: [.animation(#""markers": [{"cm": "loop", "tm": 0, "dr": 60}]"#)],
    silent: [
      .animation(#""markers": [{"cm": "Reduced Motion", "tm": 30, "dr": 0}]"#),
      .animation(#""markers": [{"cm": "reduced-motion", "tm": 30, "dr": 0}]"#),
      .animation(#""markers": [{"cm": "reducedMotion", "tm": 30, "dr": 0}]"#),
    ],
    check: .document { run in
      let isMarked = run.document.markers.contains { marker in
        marker.name.filter(\.isLetter).lowercased() == "reducedmotion"
      }
      guard !isMarked else { return }
      run.report("no marker is called “reduced motion”")
    })
}
