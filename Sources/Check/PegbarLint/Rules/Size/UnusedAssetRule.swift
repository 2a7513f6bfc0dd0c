public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unused asset.
  package static let unusedAsset = Rule(
    .rule(
      "size/unused-asset", .warning,
      RulePage(
        title: "Unused asset",
        meaning: "The file contains a composition, an image or a sound that no layer references.",
        effect: "None visible, but the file is larger than necessary.",
        wayOut: """
          Delete the asset (File > Dependencies > Remove Unused Footage), and export again.
          """)),
    example: .animation(#""assets": [{"id": "a", "w": 9, "h": 9, "u": "", "p": "a.png"}]"#),
    check: .document { run in
      // The document does not store the references of these layer types.
      let isOpen = run.census.layers.keys.contains {
        $0 == "audio" || $0 == "data" || $0.hasPrefix("unknown")
      }
      guard !run.document.assets.isEmpty, !run.hasExpressions else { return }
      for asset in run.document.assets where run.links.usedAssets[asset.id] == nil {
        if isOpen, asset.isFileForOthers { continue }
        run.report("no layer uses the asset “\(asset.id)”", at: asset.source)
      }
    })
}

extension Asset {
  /// `true` if layers whose references the document does not store can use the asset.
  fileprivate var isFileForOthers: Bool {
    switch kind {
    case .audio, .data, .unknown, .image: true
    case .precomp: false
    }
  }
}

extension FindingKind {
  /// Unused asset (`size/unused-asset`).
  public static let unusedAsset = Rule.unusedAsset.pageKind
}
