public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes outside the layer's visible time.
  package static let keyframeOutside = Rule(
    .rule(
      "time/keyframe-outside", .note,
      RulePage(
        title: "Keyframes outside the layer's time range",
        meaning: """
          Outside the layer's time range, only the nearest keyframe on each side has an effect. \
          Keyframes farther away never change anything. In a precomposition, the time range ends \
          at the last frame that another composition displays.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: """
          Delete the keyframes before and after the layer bar, except for the nearest one on \
          each side.
          """)),
    example: .layer(
      #"""
      "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 70, "s": [1]}, {"t": 80, \#
      "s": [2]}]}}
      """#
    ),
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount > 1, property.isPlain, let frames = run.shownFrames,
          run.isShown
        else { return }
        let number = property.needlessKeys(outside: frames)
        guard number > 0, !run.hasExpressions else { return }
        let (first, last) = (
          NumberWords.frame(frames.lowerBound), NumberWords.frame(frames.upperBound)
        )
        run.count(
          number, at: property.source,
          "\(number) of \(property.keyCount) keyframes \(number == 1 ? "has" : "have") no effect: "
            + "the layer is visible from frame \(first) to \(last)")
      }
    ) { count, _ in
      "\(count.total) keyframes of \(count.places) properties\(count.extent) are outside the time "
        + "range of their layer; the first property is here"
    })
}

extension DocumentProperty {
  /// Returns the number of keyframes that have no effect in a span of time: those before and after
  /// it, except for the nearest one on each side.
  fileprivate func needlessKeys(outside frames: Range<Double>) -> Int {
    let keys = keyframes
    let before = keys.prefix { $0.time <= frames.lowerBound }.count
    let after = keys.reversed().prefix { $0.time >= frames.upperBound }.count
    return max(before - 1, 0) + max(after - 1, 0)
  }
}

extension FindingKind {
  /// Keyframes outside the layer's time range (`time/keyframe-outside`).
  public static let keyframeOutside = Rule.keyframeOutside.pageKind
}
