public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Time remapping leads beyond the layers of a composition.
  package static let remapRange = Rule(
    .rule(
      "time/remap-range", .warning,
      RulePage(
        title: "Time remapping leads beyond the composition",
        meaning: """
          Time Remap holds a time before the start of the composition, or only times at which all of \
          its layers are over.
          """,
        effect: "The layer is empty at that time.",
        wayOut: """
          Move the keyframe of Time Remap to a time within the composition, or make the layers of \
          the composition longer.
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
      // Exporters write the end one frame too late.
      let allowed = (-1.0)...max(last + 1, 0)
      let shown = layer.inPoint..<max(layer.inPoint, layer.outPoint)
      let times =
        remap.keyframes.isEmpty
        ? remap.values
        : remap.keyframes.filter { shown.contains($0.time) }.map(\.value)
      let wrong = times.map { $0 * run.document.frameRate }.filter { !allowed.contains($0) }
      // Only some times beyond the layers: the composition may be longer than they are.
      guard let wrong = wrong.count == times.count ? wrong.first : wrong.first(where: { $0 < 0 })
      else { return }
      run.report(
        "time remapping leads to frame \(NumberWords.frame(wrong)) of “\(id)”, whose layers end at "
          + "frame \(NumberWords.frame(last)); nothing shows then", at: remap.source)
    })
}

extension FindingKind {
  /// Time remapping leads beyond the composition (`time/remap-range`).
  public static let remapRange = Rule.remapRange.pageKind
}
