public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Image embedded as Base64.
  package static let embeddedImage = Rule(
    .rule(
      "size/embedded-image", .note,
      RulePage(
        title: "Large embedded image",
        meaning: """
          The image is embedded in the JSON as Base64 data, which is a third larger than the image \
          file and must be decoded each time the animation is loaded.
          """,
        effect: "The file is larger than necessary and loads more slowly.",
        wayOut: """
          Turn off “Include in JSON” in the exporter's settings, or ship a .lottie file, which \
          stores images unchanged.
          """,
        example: #"{"id": "a", "p": "data:image/png;base64,iVBORw0KGgo…"}"#)),
    options: [
      RuleOption("max", 20_000, "maximum size of the Base64 data of an image, in bytes")
    ],
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, image.file.isEmbedded,
          Double(image.file.file.utf8.count) > run.number("max")
        else { continue }
        let size = NumberWords.bytes(image.file.file.utf8.count)
        run.report(
          "the image “\(asset.id)” has \(size) of Base64 data",
          measured: Double(image.file.file.utf8.count),
          at: asset.source)
      }
    })
}

extension FindingKind {
  /// Large embedded image (`size/embedded-image`).
  public static let embeddedImage = Rule.embeddedImage.pageKind
}
