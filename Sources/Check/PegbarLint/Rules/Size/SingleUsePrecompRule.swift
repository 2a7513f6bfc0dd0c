public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Precomposition that is used once, unchanged.
  package static let singleUsePrecomp = Rule(
    .rule(
      "size/single-use-precomp", .note,
      RulePage(
        title: "Precomposition used only once",
        meaning: """
          Only one layer uses the composition, and the layer has no effects, masks, mattes, time \
          remapping or transparency. The layers of the composition could replace that layer.
          """,
        effect: "Players might draw the composition into a separate bitmap, which uses memory.",
        wayOut: """
          Move the layers out of the composition, unless they extend beyond the bounds of the \
          composition or an app finds the composition by name.
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
          "the composition “\(asset.name ?? id)” is used only once")
      }
    ) { count, _ in
      "\(count.places) compositions are used only once; the first is here"
    })
}

extension Layer {
  /// `true` if the layer displays its content unchanged, regardless of its position.
  fileprivate var isPlain: Bool {
    effects.isEmpty && styles.isEmpty && masks.isEmpty && matte == nil && !isMatteSource
      && blendMode == .normal && stretch == 1 && transform.opacity.constantValue == 100
  }
}

extension FindingKind {
  /// Precomposition that is used only once (`size/single-use-precomp`).
  public static let singleUsePrecomp = Rule.singleUsePrecomp.pageKind
}
