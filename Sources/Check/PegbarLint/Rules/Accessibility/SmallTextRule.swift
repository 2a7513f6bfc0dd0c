public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A text is too small to be read.
  package static let smallText = Rule(
    .rule(
      "a11y/small-text", .note,
      RulePage(
        title: "A text is very small",
        meaning: """
          The letters are smaller than nine pixels where the animation is shown at its own size, or \
          at the width that the configuration gives.
          """,
        effect: "Many people cannot read the text.",
        wayOut: "Make the text larger in the Character panel, or show the animation larger.")),
    options: [
      RuleOption("min", 9, "how many pixels the size of letters has at least"),
      RuleOption("width", 0, "how wide the animation is shown, in pixels; 0 for its own width"),
    ],
    example: .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": 8}}]}}"#),
    check: .composition { composition, run in
      guard composition.isRoot, run.document.width > 0 else { return }
      let texts = composition.layers.filter(\.isSeenText)
      guard !texts.isEmpty, !run.hasExpressions else { return }
      let least = run.number("min")
      let width = run.number("width")
      let shown = width > 0 ? width / run.document.width : 1
      let layers = Dictionary(
        composition.layers.compactMap { layer in layer.index.map { ($0, layer) } },
        uniquingKeysWith: { first, _ in first })
      for layer in texts {
        guard case .text(let text) = layer.kind, text.document.slot == nil,
          let scale = layer.largestScale(among: layers), scale > 0
        else { continue }
        let sizes = text.document.values.filter { !$0.text.isBlank }.map(\.size)
        guard let largest = sizes.max(), largest > 0 else { continue }
        let size = largest * scale * shown
        guard size < least else { continue }
        run.report(
          "the letters have a size of \(NumberWords.frame(size)) pixels, less than "
            + NumberWords.number(least), measured: -size, at: layer.source)
      }
    })
}

extension Layer {
  /// Whether it is a text that is shown, and not in space.
  fileprivate var isSeenText: Bool {
    if case .text = kind { isShown && !is3D } else { false }
  }
}

extension FindingKind {
  /// A text is very small (`a11y/small-text`).
  public static let smallText = Rule.smallText.pageKind
}
