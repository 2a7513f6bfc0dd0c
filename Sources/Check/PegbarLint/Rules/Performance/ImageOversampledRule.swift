public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A picture has more pixels than are shown.
  package static let imageOversampled = Rule(
    .rule(
      "perf/image-oversampled", .note,
      RulePage(
        title: "An image is much larger than it is shown",
        meaning: """
          The layer scales the image down at all times, so most of its pixels are never seen. Half \
          size leaves enough for screens with two pixels to a point.
          """,
        effect: "The file is larger than it has to be, and the image takes more memory.",
        wayOut: """
          Scale the image file down, replace the footage with it (File > Replace Footage), and raise \
          Scale of the layer.
          """)),
    options: [
      RuleOption(
        "max", 50, in: 1...100, "the scale, in percent, below which an image is too large"),
      RuleOption("min-side", 256, "how many pixels the longer side of the image has at least"),
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
          "the image of \(NumberWords.size(width, height)) is shown at \(NumberWords.frame(scale * 100)) % of its size or less",
          measured: -scale, at: picture.source)
      }
    })
}

extension Layer {
  /// The factor by which it and its parents scale it at most; nothing where they are too many, or a
  /// slot may change it.
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
  /// An image is much larger than it is shown (`perf/image-oversampled`).
  public static let imageOversampled = Rule.imageOversampled.pageKind
}
