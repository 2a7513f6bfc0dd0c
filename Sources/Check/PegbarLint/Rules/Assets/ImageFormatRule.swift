public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Image format that not all players support.
  package static let imageFormat = Rule(
    .rule(
      "asset/format", .warning,
      RulePage(
        title: "Image format other than PNG or JPEG",
        meaning:
          """
          All players support PNG and JPEG. Support for other formats depends on the system or \
          browser.
          """,
        effect: "The image is missing in some players.",
        wayOut: """
          Convert the image to PNG or JPEG, and replace the footage (File > Replace Footage).
          """)),
    example: .asset(#""u": "images/", "p": "photo.webp""#),
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind else { continue }
        run.report {
          ImageProblems.format(of: image.file, $0, of: asset, in: run.document)
        }
      }
    })
}

extension FindingKind {
  /// Image format other than PNG or JPEG (`asset/format`).
  public static let imageFormat = Rule.imageFormat.pageKind
}
