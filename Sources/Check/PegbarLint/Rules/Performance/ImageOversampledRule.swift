public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Image with more pixels than are displayed.
  package static let imageOversampled = Rule(
    .rule(
      "perf/image-oversampled", .note,
      RulePage(
        title: "Image much larger than its displayed size",
        meaning: """
          The layer always scales down the image, so most of its pixels are never displayed. At a \
          scale of 50%, an image has enough pixels for screens with 2 pixels per point.
          """,
        effect: "The file is larger than necessary, and the image uses unnecessary memory.",
        wayOut: """
          Scale down the image file, replace the footage (File > Replace Footage), and increase \
          the layer's Scale.
          """)),
    options: [
      RuleOption(
        "max", 50, in: 1...100, "report images that are never scaled above this percentage"),
      RuleOption(
        "min-side", 256,
        "ignore images whose longer side is shorter, in pixels"),
    ],
    example: .layers(
      [#""ty": 2, "refId": "photo", "ks": {"s": {"k": [40, 40]}}"#],
      with: #""assets": [{"id": "photo", "w": 800, "h": 100, "p": "photo.png"}]"#),
    check: .composition { composition, run in
      guard composition.isRoot else { return }
      let pictures = composition.layers.filter { layer in
        guard case .image = layer.kind, layer.isShown, !layer.is3D,
          let (width, height) = run.size(of: layer)
        else { return false }
        return max(width, height) >= run.number("min-side")
      }
      guard !pictures.isEmpty, !run.hasExpressions else { return }
      let layers = Dictionary(
        composition.layers.compactMap { layer in layer.index.map { ($0, layer) } },
        uniquingKeysWith: { first, _ in first })
      for picture in pictures {
        guard let scale = picture.largestScale(among: layers), scale > 0,
          scale * 100 < run.number("max"), let (width, height) = run.size(of: picture)
        else { continue }
        run.report(
          "the image is \(NumberWords.size(width, height)) and is scaled to "
            + "\(NumberWords.frame(scale * 100))% or less",
          measured: -scale, at: picture.source)
      }
    })
}

extension Layer {
  /// Returns the largest scale factor of the layer with its parents.
  ///
  /// The result is `nil` if a slot can change the factor, if a layer is 3D, or if there are too
  /// many parents.
  func largestScale(among layers: [Int: Layer]) -> Double? {
    var scale = 1.0
    var next: Layer? = self
    for _ in 0..<20 {
      guard let layer = next else { return scale }
      guard !layer.is3D, layer.transform.scale.slot == nil else { return nil }
      let values = layer.transform.scale.values
      scale *= values.reduce(0) { max($0, abs($1.x), abs($1.y)) } / 100
      next = layer.parent.flatMap { layers[$0] }
    }
    return nil
  }
}

extension FindingKind {
  /// Image much larger than its displayed size (`perf/image-oversampled`).
  public static let imageOversampled = Rule.imageOversampled.pageKind
}
