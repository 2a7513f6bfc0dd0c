public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A composition is shown once, as it is.
  package static let singleUsePrecomp = Rule(
    .rule(
      "size/single-use-precomp", .note,
      RulePage(
        title: "A composition is shown only once",
        meaning: """
          One layer shows the composition, without effects, masks, mattes, time remapping or opacity \
          of its own, so its layers could stand in its place.
          """,
        effect: "Players may need a picture of its own for the composition, which takes memory.",
        wayOut: """
          Move the layers out of the composition, if nothing of them lies beyond its frame and its \
          name is of no use.
          """)),
    standing: .optional,
    example: .layers(
      [#""ty": 0, "refId": "a""#],
      with: #""assets": [{"id": "a", "layers": [{"ty": 1, "sw": 9, "sh": 9, "ks": {}}]}]"#),
    check: .counted(
      .file,
      .layer { layer, run in
        guard case .precomp(let content) = layer.kind, content.timeRemap == nil, run.isShown,
          let id = content.refID, let asset = run.assets[id], asset.layers != nil,
          run.links.usedAssets[id] == 1, layer.isPlain, let composition = run.composition,
          !composition.uses.isMatte(layer), !run.hasExpressions
        else { return }
        run.count(
          at: layer.source,
          "no other layer shows the composition “\(asset.name ?? id)”; its layers could stand here")
      }
    ) { count, _ in
      "\(count.places) compositions are shown by one layer each, whose place their layers could take; "
        + "the first such layer stands here"
    })
}

extension Layer {
  /// Whether it shows its content as it is, wherever it stands.
  fileprivate var isPlain: Bool {
    effects.isEmpty && styles.isEmpty && masks.isEmpty && matte == nil && !isMatteSource
      && blendMode == .normal && stretch == 1 && transform.opacity.constantValue == 100
  }
}

extension FindingKind {
  /// A composition is shown only once (`size/single-use-precomp`).
  public static let singleUsePrecomp = Rule.singleUsePrecomp.pageKind
}
