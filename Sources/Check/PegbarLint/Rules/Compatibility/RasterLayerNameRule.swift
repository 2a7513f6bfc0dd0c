public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Illustrator file exported as an image.
  package static let rasterLayerName = Rule(
    .rule(
      "compat/raster-layer-name", .warning,
      RulePage(
        title: "Illustrator file exported as an image",
        meaning: """
          The layer displays an Illustrator file (.ai). Bodymovin exports such layers as images, \
          unless they are converted to shapes.
          """,
        effect: """
          The layer is blurry when enlarged, and is not drawn if the image is missing. \
          lottie-android logs a warning.
          """,
        wayOut: """
          Select the layer, choose Layer > Create > Create Shapes from Vector Layer, delete the \
          original layer, and export again.
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
      "\(count.places) Illustrator files were exported as images; the first is here"
    })
}

extension FindingKind {
  /// Illustrator file exported as an image (`compat/raster-layer-name`).
  public static let rasterLayerName = Rule.rasterLayerName.pageKind
}
