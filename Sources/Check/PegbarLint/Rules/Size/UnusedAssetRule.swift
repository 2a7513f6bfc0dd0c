public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Nothing shows an asset.
  package static let unusedAsset = Rule(
    .rule(
      "size/unused-asset", .warning,
      RulePage(
        title: "Nothing shows an asset",
        meaning: "The file holds a composition, a picture or a sound that no layer refers to.",
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: """
          Delete the asset. File > Dependencies > Remove Unused Footage does so in the project.
          """)),
    example: .animation(#""assets": [{"id": "a", "w": 9, "h": 9, "u": "", "p": "a.png"}]"#),
    check: .document { run in
      // What layers of other types show is not kept.
      let isOpen = run.census.layers.keys.contains {
        $0 == "audio" || $0 == "data" || $0.hasPrefix("unknown")
      }
      guard !run.document.assets.isEmpty, !run.hasExpressions else { return }
      for asset in run.document.assets where run.links.usedAssets[asset.id] == nil {
        if isOpen, asset.isFileForOthers { continue }
        run.report("no layer shows the asset “\(asset.id)”", at: asset.source)
      }
    })
}

extension Asset {
  /// Whether layers may use it of which the document does not keep what they refer to.
  fileprivate var isFileForOthers: Bool {
    switch kind {
    case .audio, .data, .unknown, .image: true
    case .precomp: false
    }
  }
}

extension FindingKind {
  /// Nothing shows an asset (`size/unused-asset`).
  public static let unusedAsset = Rule.unusedAsset.pageKind
}
