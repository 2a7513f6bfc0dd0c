public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large image.
  package static let imageDimension = Rule(
    .rule(
      "perf/image-dimension", .warning,
      RulePage(
        title: "Large image",
        meaning: """
          The longer side of the image exceeds the width of most phone screens. The decoded image \
          uses 4 bytes of memory per pixel, regardless of its displayed size.
          """,
        effect: "The animation starts late and uses a lot of memory.",
        wayOut: "Scale down the image file to its displayed size, and export again.")),
    options: [RuleOption("max", 1500, "maximum width or height, in pixels")],
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
          "the image is \(NumberWords.size(width, height)) "
            + "(limit per side: \(NumberWords.number(most)))",
          measured: max(width, height), at: asset.source)
      }
    })
}

extension FindingKind {
  /// Large image (`perf/image-dimension`).
  public static let imageDimension = Rule.imageDimension.pageKind
}
