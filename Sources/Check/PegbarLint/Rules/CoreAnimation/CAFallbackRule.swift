public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The whole animation leaves the Core Animation engine.
  package static let caFallback = Rule(
    .rule(
      "ca/fallback", .warning,
      RulePage(
        title: "lottie-ios does not play the animation with Core Animation",
        meaning: """
          One part that the Core Animation engine of lottie-ios does not draw is enough: in the \
          automatic mode, the whole animation is then drawn on the main thread. The rules that the \
          message names say what these parts are.
          """,
        effect: "The animation takes more of the processor, and stutters while the app is busy.",
        wayOut: """
          Change every part that the rules find, or choose the main thread engine in the app if the \
          animation is short and small.
          """)),
    example: .shapes(#"{"ty": "el"}, \#(ExampleShape.fill), \#(ExampleShape.trim)"#),
    check: .document { run in
      let ids = run.ids(of: fallbacks)
      guard !ids.isEmpty else { return }
      run.report(
        "lottie-ios draws the animation on the main thread, because of \(ids.joined(separator: ", "))"
      )
    })

  /// Rules about what makes lottie-ios leave the engine.
  private static let fallbacks: [Rule] = Rule.all.filter {
    $0.kind.id.hasPrefix("ca/") && $0.kind.severity == .warning && $0 !== caFallback
  }
}

extension FindingKind {
  /// lottie-ios does not play the animation with Core Animation (`ca/fallback`).
  public static let caFallback = Rule.caFallback.pageKind
}
