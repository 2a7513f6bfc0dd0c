public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes stand where the layer does not show.
  package static let keyframeOutside = Rule(
    .rule(
      "time/keyframe-outside", .note,
      RulePage(
        title: "Keyframes lie outside of the layer's time",
        meaning: """
          Before the layer's first frame and after its last one only the nearest keyframe counts. \
          Those beyond it never change anything.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: """
          Delete the keyframes before and after the layer's bar, but keep the nearest one on each \
          side.
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
          "\(number) of \(property.keyCount) keyframes can be left out: the layer shows from "
            + "frame \(first) to \(last), and other keyframes are nearer to that")
      }
    ) { count, _ in
      "\(count.total) keyframes of \(count.places) properties\(count.extent) can be left out: they lie "
        + "outside of what the layers show, and others are nearer; the first property stands here"
    })
}

extension DocumentProperty {
  /// How many keys do not matter in a span of time: those before and after it, but for the nearest
  /// on each side.
  fileprivate func needlessKeys(outside frames: Range<Double>) -> Int {
    let keys = keyframes
    let before = keys.prefix { $0.time <= frames.lowerBound }.count
    let after = keys.reversed().prefix { $0.time >= frames.upperBound }.count
    return max(before - 1, 0) + max(after - 1, 0)
  }
}

extension FindingKind {
  /// Keyframes lie outside of the layer's time (`time/keyframe-outside`).
  public static let keyframeOutside = Rule.keyframeOutside.pageKind
}
