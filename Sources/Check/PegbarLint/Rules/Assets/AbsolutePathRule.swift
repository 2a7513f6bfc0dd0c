public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A path begins at the root of a disk.
  package static let absolutePath = Rule(
    .rule(
      "asset/absolute-path", .warning,
      RulePage(
        title: "An asset has an absolute path",
        meaning: """
          The path begins at the root of a disk or a site instead of the folder of the animation.
          """,
        effect: "The asset is missing wherever the animation is not at the same place.",
        wayOut:
          "Put the file beside the animation, and give its path from there, like images/photo.png.")
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
  /// An asset has an absolute path (`asset/absolute-path`).
  public static let absolutePath = Rule.absolutePath.pageKind
}
