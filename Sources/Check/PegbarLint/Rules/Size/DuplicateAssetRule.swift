public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Duplicate asset file.
  package static let duplicateAsset = Rule(
    .rule(
      "size/duplicate-asset", .warning,
      RulePage(
        title: "Duplicate asset",
        meaning: "Two images or sounds have the same content or reference the same file.",
        effect: "The file is larger than necessary, and players load the content twice.",
        wayOut: """
          Replace the duplicates with one footage item (File > Dependencies > Consolidate All \
          Footage), and export again.
          """)),
    example: .animation(
      #"""
      "assets": [{"id": "a", "w": 9, "h": 9, "u": "", "p": "data:image/png;base64,AAAA"}, \#
      {"id": "b", "w": 9, "h": 9, "u": "", "p": "data:image/png;base64,AAAA"}]
      """#
    ),
    check: .document { run in
      var firsts: [FileReference: String] = [:]
      for asset in run.document.assets where asset.slot == nil {
        guard let file = asset.file, !file.file.isEmpty else { continue }
        guard let first = firsts[file] else {
          firsts[file] = asset.id
          continue
        }
        let size = file.isEmbedded ? " (\(NumberWords.bytes(file.file.utf8.count)))" : ""
        run.report("the asset is identical to “\(first)”\(size)", at: asset.source)
      }
    })
}

extension FindingKind {
  /// Duplicate asset (`size/duplicate-asset`).
  public static let duplicateAsset = Rule.duplicateAsset.pageKind
}
