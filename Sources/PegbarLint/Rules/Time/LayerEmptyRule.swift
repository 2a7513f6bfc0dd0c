internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer lasts no time.
  static let layerEmpty = Rule(
    .rule(
      "time/layer-empty", .warning,
      Words(
        title: "A layer lasts no time",
        meaning: "The layer begins and ends at the same frame (`ip` and `op` are equal).",
        effect: "The layer is never drawn; Skottie refuses it.",
        wayOut: "Drag the ends of the layer's bar in the timeline, or delete the layer.")),
    found: [.layer(#""ip": 10, "op": 10"#)],
    silent: [.layer(#""ip": 10, "op": 11"#)],
    check: .layer { layer, run in
      guard layer.inPoint == layer.outPoint else { return }
      run.report(
        "the layer begins and ends at frame \(NumberWords.frame(layer.inPoint)); it is never drawn",
        at: layer.source)
    })
}
