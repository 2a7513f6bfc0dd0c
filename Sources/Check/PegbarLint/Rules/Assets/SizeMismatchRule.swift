public import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// An embedded image has another size than the asset says.
  package static let sizeMismatch = Rule(
    .rule(
      "asset/size-mismatch", .warning,
      RulePage(
        title: "An embedded image has another size than the asset says",
        meaning: "The members `w` and `h` of the asset should be the size of the image in pixels.",
        effect: "Some players stretch the image to the size that the asset gives; others do not.",
        wayOut: """
          Replace the footage with the image in its new size, instead of replacing it in the \
          exported file.
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
          "the image has \(size.width) × \(size.height) pixels, the asset gives "
            + "\(NumberWords.number(width)) × \(NumberWords.number(height))", at: asset.source)
      }
    })
}

extension FindingKind {
  /// An embedded image has another size than the asset says (`asset/size-mismatch`).
  public static let sizeMismatch = Rule.sizeMismatch.pageKind
}
