public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// It has no name that could be read out.
  package static let missingTitle = Rule(
    .rule(
      "a11y/missing-title", .note,
      RulePage(
        title: "The animation has no name to read out",
        meaning: """
          The composition has no name, or the one that After Effects gives to new ones. Apps that hand \
          the name to a screen reader have nothing to hand on (WCAG 1.1.1).
          """,
        effect: "A screen reader says nothing, or “Comp 1”.",
        wayOut: "Name the composition after what it shows, or give the title in the app.")),
    standing: .optional,
    example: .animation(#""nm": """#),
    check: .document { run in
      let name = run.document.name ?? ""
      let isNew = ["Comp", "Composition", "Pre-comp"].contains { word in
        name.hasPrefix(word) && name.dropFirst(word.count).allSatisfy { $0 == " " || $0.isNumber }
      }
      guard name.isBlank || isNew else { return }
      run.report(name.isBlank ? "the animation has no name" : "the animation is called “\(name)”")
    })
}

extension FindingKind {
  /// The animation has no name to read out (`a11y/missing-title`).
  public static let missingTitle = Rule.missingTitle.pageKind
}
