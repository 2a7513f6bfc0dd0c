public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A composition that layers show has no layers.
  package static let emptyPrecomp = Rule(
    .rule(
      "size/empty-precomp", .warning,
      RulePage(
        title: "A composition is empty",
        meaning: "A layer shows a composition that has no layers.",
        effect: "The layer is empty.",
        wayOut: "Delete the layer, or export again with the layers of the composition switched on.")
    ),
    example: .layers([#""ty": 0, "refId": "a""#], with: #""assets": [{"id": "a", "layers": []}]"#),
    check: .document { run in
      for asset in run.document.assets where asset.layers?.isEmpty == true && asset.slot == nil {
        guard let count = run.links.usedAssets[asset.id] else { continue }
        run.report(
          "the composition “\(asset.name ?? asset.id)” has no layers; "
            + "\(NumberWords.count(count, "layer")) \(count == 1 ? "shows" : "show") it",
          at: asset.source)
      }
    })
}

extension FindingKind {
  /// A composition is empty (`size/empty-precomp`).
  public static let emptyPrecomp = Rule.emptyPrecomp.pageKind
}
