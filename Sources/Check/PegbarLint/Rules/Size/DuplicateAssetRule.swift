public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Two assets are one file.
  package static let duplicateAsset = Rule(
    .rule(
      "size/duplicate-asset", .warning,
      RulePage(
        title: "Two assets are the same",
        meaning: "Two pictures or sounds have the same content, or name the same file.",
        effect: "The file is larger than it has to be, and players load the content twice.",
        wayOut: """
          Use one footage item for both layers: File > Dependencies > Consolidate All Footage. Then \
          export again.
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
        run.report("the asset is the same as “\(first)” before it\(size)", at: asset.source)
      }
    })
}

extension FindingKind {
  /// Two assets are the same (`size/duplicate-asset`).
  public static let duplicateAsset = Rule.duplicateAsset.pageKind
}
