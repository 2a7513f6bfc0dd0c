public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer outside the time range of its composition.
  package static let layerOutside = Rule(
    .rule(
      "time/layer-outside", .warning,
      RulePage(
        title: "Layer outside the animation's time range",
        meaning: """
          The layer starts after the animation's last frame or ends before its first frame. In a \
          precomposition, the layer is outside the range of frames that other compositions use.
          """,
        effect: "The layer is never drawn, and the file is larger than necessary.",
        wayOut: """
          Move the layer bar into the work area, extend the precomposition layer that contains it, \
          or delete the layer.
          """)),
    example: .layer(#""ip": 90, "op": 120"#),
    check: .layer { layer, run in
      guard let composition = run.composition, run.isShown,
        let frames = run.playedFrames(of: composition),
        layer.inPoint >= frames.upperBound || layer.outPoint <= frames.lowerBound,
        layer.inPoint < layer.outPoint, run.isDispensable(layer)
      else { return }
      let (first, last) = (NumberWords.frame(layer.inPoint), NumberWords.frame(layer.outPoint))
      run.report(
        "the layer is visible from frame \(first) to \(last), but the "
          + "\(composition.isRoot ? "animation" : "precomposition") runs from frame "
          + "\(NumberWords.frame(frames.lowerBound)) to \(NumberWords.frame(frames.upperBound))",
        at: layer.source)
    })
}

extension FindingKind {
  /// Layer outside the animation's time range (`time/layer-outside`).
  public static let layerOutside = Rule.layerOutside.pageKind
}
