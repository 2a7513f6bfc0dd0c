public import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie

extension Rule {
  /// Compositions with the same layers.
  package static let duplicatePrecomp = Rule(
    .rule(
      "size/duplicate-precomp", .note,
      RulePage(
        title: "Duplicate composition",
        meaning: "Two compositions in the file have identical layers, byte for byte.",
        effect: "The file is larger than necessary.",
        wayOut: """
          Select the layer that uses one of the compositions, Option-drag (Windows: Alt-drag) the \
          other composition from the Project panel onto the layer, and export again.
          """)),
    example: .animation(
      #"""
      "assets": [{"id": "a", "layers": [{"ty": 3, "ks": {}}]}, {"id": "b", \#
      "layers": [{"ty": 3, "ks": {}}]}]
      """#
    ),
    check: .document { run in
      let precomps = run.document.assets.filter { $0.layers?.isEmpty == false }
      guard precomps.count > 1 else { return }
      let paths = precomps.map { run.document.path(of: $0.source).appending(.key("layers")) }
      let ranges = JSONLocator.locate(paths, in: run.file.text)
      // Only compositions of the same length are compared.
      let lengths = ranges.values.reduce(into: [:]) { $0[$1.count, default: 0] += 1 }
      var firsts: [ArraySlice<UInt8>: Asset] = [:]
      for (asset, path) in zip(precomps, paths) {
        guard let range = ranges[path], lengths[range.count, default: 0] > 1,
          range.upperBound <= run.file.text.count
        else { continue }
        let layers = run.file.text[range]
        guard let first = firsts[layers] else {
          firsts[layers] = asset
          continue
        }
        run.report(
          "the composition “\(asset.name ?? asset.id)” has the same layers as "
            + "“\(first.name ?? first.id)” (\(NumberWords.bytes(layers.count)))", at: asset.source)
      }
    })
}

extension FindingKind {
  /// Duplicate composition (`size/duplicate-precomp`).
  public static let duplicatePrecomp = Rule.duplicatePrecomp.pageKind
}
