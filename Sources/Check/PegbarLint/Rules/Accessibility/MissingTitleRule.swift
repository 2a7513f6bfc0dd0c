public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing name for screen readers.
  package static let missingTitle = Rule(
    .rule(
      "a11y/missing-title", .note,
      RulePage(
        title: "Missing name for screen readers",
        meaning: """
          The composition has no name, or has a default After Effects name. Apps that pass the \
          name to a screen reader have no meaningful name to pass (WCAG 1.1.1).
          """,
        effect: "A screen reader reads nothing, or “Comp 1” or a similar name.",
        wayOut: """
          Give the composition a name that describes its content, or set the name in the app.
          """)),
    standing: .optional,
    example: .animation(#""nm": """#),
    check: .document { run in
      let name = run.document.name ?? ""
      let isNew = ["Comp", "Composition", "Pre-comp"].contains { word in
        name.hasPrefix(word) && name.dropFirst(word.count).allSatisfy { $0 == " " || $0.isNumber }
      }
      guard name.isBlank || isNew else { return }
      run.report(
        name.isBlank
          ? "the animation has no name" : "the animation has the default name “\(name)”")
    })
}

extension FindingKind {
  /// The animation has no name to read out (`a11y/missing-title`).
  public static let missingTitle = Rule.missingTitle.pageKind
}
