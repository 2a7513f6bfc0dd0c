public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Text that is too small to read.
  package static let smallText = Rule(
    .rule(
      "a11y/small-text", .note,
      RulePage(
        title: "Small text",
        meaning: """
          The font size is less than 9 pixels at the animation's original size, or at the width \
          that the configuration specifies.
          """,
        effect: "Many people cannot read the text.",
        wayOut: """
          Increase the font size in the Character panel, or display the animation at a larger \
          size.
          """)),
    options: [
      RuleOption("min", 9, "minimum font size, in pixels"),
      RuleOption("width", 0, "display width, in pixels (0: original width of the animation)"),
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
          "the font size is \(NumberWords.frame(size)) pixels "
            + "(minimum: \(NumberWords.number(least)))",
          measured: -size, at: layer.source)
      }
    })
}

extension Layer {
  /// `true` if the layer is a visible 2D text layer.
  fileprivate var isSeenText: Bool {
    if case .text = kind { isShown && !is3D } else { false }
  }
}

extension FindingKind {
  /// Small text (`a11y/small-text`).
  public static let smallText = Rule.smallText.pageKind
}
