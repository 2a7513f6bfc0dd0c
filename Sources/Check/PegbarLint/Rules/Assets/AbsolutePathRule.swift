public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Asset with an absolute path.
  package static let absolutePath = Rule(
    .rule(
      "asset/absolute-path", .warning,
      RulePage(
        title: "Asset with an absolute path",
        meaning: """
          The path of the asset starts at the root of a disk or website, not in the animation's \
          folder.
          """,
        effect: "The asset is missing if the animation is moved to another disk or website.",
        wayOut:
          "Put the file next to the animation, and use a relative path such as images/photo.png.")
    ),
    example: .asset(#""u": "/photos/ann/", "p": "photo.png""#),
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        let isInArchive = run.file.isArchive && address.text.hasPrefix("/")
        guard address.isAbsolute, !isInArchive else { continue }
        run.report("the path \(address.shown) is absolute", at: asset.source)
      }
    })
}

extension FindingKind {
  /// Asset with an absolute path (`asset/absolute-path`).
  public static let absolutePath = Rule.absolutePath.pageKind
}
