public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Embedded flag that does not match the URL of the asset.
  package static let embeddedFlag = Rule(
    .rule(
      "asset/embedded-flag", .warning,
      RulePage(
        title: "Asset with an incorrect embedded flag",
        meaning: """
          The `e` member of an asset specifies whether the content is embedded (1) or in a \
          separate file (0). The value in this asset contradicts the path or URL. Files in a \
          dotLottie archive can have either value, because players load them from the archive.
          """,
        effect: "Players that rely on the flag cannot find the image.",
        wayOut: "Set `e` to 1 for a data URL, or to 0 for a file name.")),
    example: .asset(#""u": "images/", "p": "photo.png", "e": 1"#),
    check: .document { run in
      for (asset, file) in run.document.files {
        guard let flag = asset.isMarkedEmbedded, flag != file.isEmbedded else { continue }
        let address = FileAddress(file)
        // Absolute paths and URLs have findings of their own.
        if flag, run.file.isArchive || address.isAbsolute || address.isRemote { continue }
        run.report(
          flag
            ? "the asset is flagged as embedded but references the file \(address.shown)"
            : "the asset is embedded but not flagged as embedded", at: asset.source, key: "e")
      }
    })
}

extension FindingKind {
  /// Asset with an incorrect embedded flag (`asset/embedded-flag`).
  public static let embeddedFlag = Rule.embeddedFlag.pageKind
}
