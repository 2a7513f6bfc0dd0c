public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Referenced composition without layers.
  package static let emptyPrecomp = Rule(
    .rule(
      "size/empty-precomp", .warning,
      RulePage(
        title: "Empty composition",
        meaning: "A layer uses a composition that has no layers.",
        effect: "The layer draws nothing.",
        wayOut: """
          Delete the layer, or turn on the Video switch of the layers in the composition and export \
          again.
          """)
    ),
    example: .layers([#""ty": 0, "refId": "a""#], with: #""assets": [{"id": "a", "layers": []}]"#),
    check: .document { run in
      for asset in run.document.assets where asset.layers?.isEmpty == true && asset.slot == nil {
        guard let count = run.links.usedAssets[asset.id] else { continue }
        run.report(
          "the composition “\(asset.name ?? asset.id)” has no layers; "
            + "\(NumberWords.count(count, "layer")) \(count == 1 ? "uses" : "use") it",
          at: asset.source)
      }
    })
}

extension FindingKind {
  /// Empty composition (`size/empty-precomp`).
  public static let emptyPrecomp = Rule.emptyPrecomp.pageKind
}
