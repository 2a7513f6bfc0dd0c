public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A picture has many pixels.
  package static let imageDimension = Rule(
    .rule(
      "perf/image-dimension", .warning,
      RulePage(
        title: "An image is large",
        meaning: """
          The image has a longer side than most screens of phones. Decoded, it takes four bytes of \
          memory for each pixel, whatever size it is shown at.
          """,
        effect: "The animation starts late and takes a lot of memory.",
        wayOut: "Scale the image file down to the size at which it is shown, and export again.")),
    options: [RuleOption("max", 1500, "how many pixels a side may have")],
    example: .layers(
      [#""ty": 2, "refId": "photo""#],
      with: #""assets": [{"id": "photo", "w": 3000, "h": 2000, "p": "photo.png"}]"#),
    check: .document { run in
      let most = run.number("max")
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, let width = image.width,
          let height = image.height, max(width, height) > most,
          run.links.usedAssets[asset.id] != nil
        else { continue }
        run.report(
          "the image has \(NumberWords.size(width, height)), more than \(NumberWords.number(most)) on a side",
          measured: max(width, height), at: asset.source)
      }
    })
}

extension FindingKind {
  /// An image is large (`perf/image-dimension`).
  public static let imageDimension = Rule.imageDimension.pageKind
}
