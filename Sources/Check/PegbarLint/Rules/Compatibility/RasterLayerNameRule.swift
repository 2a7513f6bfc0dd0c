public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// An Illustrator file became an image.
  package static let rasterLayerName = Rule(
    .rule(
      "compat/raster-layer-name", .warning,
      RulePage(
        title: "An Illustrator file was exported as an image",
        meaning: """
          The layer shows an Illustrator file (.ai). Bodymovin exports such layers as images, unless \
          they were converted to shapes before.
          """,
        effect: """
          The layer is not sharp at other sizes, and missing where the image is. lottie-android \
          warns about it.
          """,
        wayOut: """
          Select the layer, choose Layer > Create > Create Shapes from Vector Layer, delete the old \
          one, and export again.
          """)),
    example: .layers(
      [#""ty": 2, "nm": "logo.ai", "refId": "logo""#],
      with: #"""
        "assets": [{"id": "logo", "w": 90, "h": 90, "u": "images/", "p": "img_0.png", "e": 0}]
        """#),
    check: .counted(
      .file,
      .layer { layer, run in
        guard case .image = layer.kind, let name = layer.name, run.isShown,
          name.utf8.count > 3, name.suffix(3).lowercased() == ".ai"
        else { return }
        run.count(at: layer.source, "the Illustrator file “\(name)” was exported as an image")
      }
    ) { count, _ in
      "\(count.places) layers show Illustrator files that were exported as images; the first one "
        + "stands here"
    })
}

extension FindingKind {
  /// An Illustrator file was exported as an image (`compat/raster-layer-name`).
  public static let rasterLayerName = Rule.rasterLayerName.pageKind
}
