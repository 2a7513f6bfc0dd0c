public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer lies outside of the time of its composition.
  package static let layerOutside = Rule(
    .rule(
      "time/layer-outside", .warning,
      RulePage(
        title: "A layer lies outside of the animation's time",
        meaning: """
          The layer begins after the animation's last frame, or ends before its first one. It is never \
          drawn.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Move the layer's bar into the work area, or delete the layer.")),
    example: .layer(#""ip": 90, "op": 120"#),
    check: .layer { layer, run in
      guard let composition = run.composition, let frames = composition.frames, run.isShown,
        layer.inPoint >= frames.upperBound || layer.outPoint <= frames.lowerBound,
        layer.inPoint < layer.outPoint, run.isDispensable(layer)
      else { return }
      let (first, last) = (NumberWords.frame(layer.inPoint), NumberWords.frame(layer.outPoint))
      run.report(
        "the layer shows from frame \(first) to \(last), the animation from "
          + "\(NumberWords.frame(frames.lowerBound)) to \(NumberWords.frame(frames.upperBound)); it "
          + "is never drawn", at: layer.source)
    })
}

extension FindingKind {
  /// A layer lies outside of the animation's time (`time/layer-outside`).
  public static let layerOutside = Rule.layerOutside.pageKind
}
