public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A picture stands in the file as Base64.
  package static let embeddedImage = Rule(
    .rule(
      "size/embedded-image", .note,
      RulePage(
        title: "A large picture is embedded as text",
        meaning: """
          The picture stands in the JSON as Base64, which takes a third more room than the picture \
          and has to be decoded at each start.
          """,
        effect: "The file is larger and loads more slowly.",
        wayOut: """
          Turn “Include in JSON” off in the exporter's settings, or ship a .lottie file, which holds \
          pictures as they are.
          """,
        example: #"{"id": "a", "p": "data:image/png;base64,iVBORw0KGgo…"}"#)),
    options: [
      RuleOption("max", 20_000, "how many bytes of Base64 a picture may have")
    ],
    check: .document { run in
      for asset in run.document.assets {
        guard case .image(let image) = asset.kind, image.file.isEmbedded,
          Double(image.file.file.utf8.count) > run.number("max")
        else { continue }
        let size = NumberWords.bytes(image.file.file.utf8.count)
        run.report(
          "the picture “\(asset.id)” takes \(size) of text",
          measured: Double(image.file.file.utf8.count),
          at: asset.source)
      }
    })
}

extension FindingKind {
  /// A large picture is embedded as text (`size/embedded-image`).
  public static let embeddedImage = Rule.embeddedImage.pageKind
}
