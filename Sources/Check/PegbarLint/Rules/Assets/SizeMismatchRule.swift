public import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// Embedded image with a different size than the asset.
  package static let sizeMismatch = Rule(
    .rule(
      "asset/size-mismatch", .warning,
      RulePage(
        title: "Size mismatch between an embedded image and its asset",
        meaning: """
          The asset's `w` and `h` members do not match the pixel dimensions of the image.
          """,
        effect: "Some players stretch the image to the size of the asset, and others do not.",
        wayOut: """
          Replace the footage in After Effects and export again, instead of replacing the image in \
          the exported file.
          """)),
    example: .animation(
      #"""
      "assets": [{"id": "photo", "w": 30, "h": 20, \#
      "p": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAAS", "e": 1}]
      """#),
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, image.file.isEmbedded, let width = image.width,
          let height = image.height, let data = DataURL(image.file.file),
          let size = PixelSize(base64: data.base64)
        else { continue }
        guard abs(Double(size.width) - width) >= 1 || abs(Double(size.height) - height) >= 1 else {
          continue
        }
        run.report(
          "the image is \(size.width) × \(size.height) pixels, but the asset specifies "
            + "\(NumberWords.number(width)) × \(NumberWords.number(height))", at: asset.source)
      }
    })
}

extension FindingKind {
  /// Embedded image with a different size than the asset (`asset/size-mismatch`).
  public static let sizeMismatch = Rule.sizeMismatch.pageKind
}
