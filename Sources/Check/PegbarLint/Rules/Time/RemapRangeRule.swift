public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Time remapping beyond the layers of a composition.
  package static let remapRange = Rule(
    .rule(
      "time/remap-range", .warning,
      RulePage(
        title: "Time remapping outside the precomposition",
        meaning: """
          Time Remap contains a time before the start of the precomposition, or all of its times \
          are after the end of the last layer in the precomposition.
          """,
        effect: "The layer is empty at these times.",
        wayOut: """
          Move the Time Remap values into the range of the precomposition, or extend the layers of \
          the precomposition.
          """)),
    example: .layers(
      [#""ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": 5}"#],
      with: #"""
        "assets": [{"id": "a", "layers": [{"ty": 1, "ip": 0, "op": 60, "ks": {}, "sw": 9, \#
        "sh": 9}]}]
        """#),
    check: .layer { layer, run in
      guard case .precomp(let content) = layer.kind, let remap = content.timeRemap, remap.isPlain,
        run.isShown, let id = content.refID, let last = run.links.lastFrames[id]
      else { return }
      // Exporters write the end one frame late.
      let allowed = (-1.0)...max(last + 1, 0)
      let shown = layer.inPoint..<max(layer.inPoint, layer.outPoint)
      let times =
        remap.keyframes.isEmpty
        ? remap.values
        : remap.keyframes.filter { shown.contains($0.time) }.map(\.value)
      let wrong = times.map { $0 * run.document.frameRate }.filter { !allowed.contains($0) }
      // If only some times are after the layers, the composition may be longer than the layers.
      guard let wrong = wrong.count == times.count ? wrong.first : wrong.first(where: { $0 < 0 })
      else { return }
      run.report(
        "Time Remap is set to frame \(NumberWords.frame(wrong)) of “\(id)”, "
          + (wrong < 0
            ? "which starts at frame 0" : "whose layers end at frame \(NumberWords.frame(last))"),
        at: remap.source)
    })
}

extension FindingKind {
  /// Time remapping outside the precomposition (`time/remap-range`).
  public static let remapRange = Rule.remapRange.pageKind
}
