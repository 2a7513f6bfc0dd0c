public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Fallback of the whole animation to the main thread engine.
  package static let caFallback = Rule(
    .rule(
      "ca/fallback", .warning,
      RulePage(
        title: "Main thread fallback in lottie-ios",
        meaning: """
          If the Core Animation engine of lottie-ios does not support a part of the animation, \
          lottie-ios in automatic mode draws the whole animation on the main thread. The message \
          lists the rules that report such parts.
          """,
        effect: "The animation uses more CPU time, and stutters while the app is busy.",
        wayOut: """
          Change every part that the rules report, or select the main thread engine in the app if \
          the animation is short and small.
          """)),
    example: .shapes(#"{"ty": "el"}, \#(ExampleShape.fill), \#(ExampleShape.trim)"#),
    check: .document { run in
      let ids = run.ids(of: fallbacks)
      guard !ids.isEmpty else { return }
      run.report(
        "lottie-ios draws the animation on the main thread because of "
          + ids.joined(separator: ", ")
      )
    })

  /// The rules about features that make lottie-ios use the main thread engine.
  private static let fallbacks: [Rule] = Rule.all.filter {
    $0.kind.id.hasPrefix("ca/") && $0.kind.severity == .warning && $0 !== caFallback
  }
}

extension FindingKind {
  /// Main thread fallback in lottie-ios (`ca/fallback`).
  public static let caFallback = Rule.caFallback.pageKind
}
