public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The flag of an asset does not agree with its address.
  package static let embeddedFlag = Rule(
    .rule(
      "asset/embedded-flag", .warning,
      RulePage(
        title: "An asset is wrongly marked as embedded or not",
        meaning: """
          The member `e` says whether the content stands in the file (1) or beside it (0). Here it \
          does not agree with the address.
          """,
        effect: "Players that go by the mark do not find the image.",
        wayOut: "Set `e` to 1 for an address that begins with data:, and to 0 for a file name.")),
    example: .asset(#""u": "images/", "p": "photo.png", "e": 1"#),
    check: .document { run in
      for (asset, file) in run.document.files {
        guard let flag = asset.isMarkedEmbedded, flag != file.isEmbedded else { continue }
        run.report(
          flag
            ? "the asset is marked as embedded, but names the file \(FileAddress(file).shown)"
            : "the asset is embedded, but not marked as such", at: asset.source, key: "e")
      }
    })
}

extension FindingKind {
  /// An asset is wrongly marked as embedded or not (`asset/embedded-flag`).
  public static let embeddedFlag = Rule.embeddedFlag.pageKind
}
