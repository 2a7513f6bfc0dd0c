internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The animation ends otherwise than it begins.
  static let loopSeam = Rule(
    .rule(
      "time/loop-seam", .warning,
      Words(
        title: "The animation does not end as it begins",
        meaning: """
          A property has another value at the last keyframe than at the first one. An animation that \
          is repeated without a jump ends as it begins.
          """,
        effect: "The picture jumps where the animation begins again.",
        wayOut: """
          Copy the first keyframe to the end of the work area. A whole turn needs no change.
          """)),
    standing: .optional,
    found: [
      .layer(#""ty": 1, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [100]}]}}"#)
    ],
    silent: [
      .layer(
        #"""
        "ty": 1, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [100]}, {"t": 60, \#
        "s": [0]}]}}
        """#
      ),
      // A whole turn.
      .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [360]}]}}"#),
      // It does not show at both ends.
      .layer(
        #""ty": 1, "op": 50, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [100]}]}}"#),
      // An expression may repeat the keyframes.
      .layer(
        #""ty": 1, "ks": {"o": {"x": "loopOut()", "k": [{"t": 0, "s": [0]}, {"t": 60, "s": [9]}]}}"#
      ),
    ],
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount > 1, property.isPlain, run.isShown, let layer = run.layer,
          let frames = run.composition?.frames, layer.inPoint <= frames.lowerBound,
          layer.outPoint >= frames.upperBound, !layer.isHidden,
          property.hasSeam(in: frames)
        else { return }
        run.count(
          at: property.source,
          "the property is not at frame \(NumberWords.frame(frames.upperBound)) what it is at frame "
            + "\(NumberWords.frame(frames.lowerBound))")
      }
    ) { count, _ in
      "\(count.places) properties\(count.extent) end with another value than they begin with; the "
        + "first one stands here"
    })
}

extension DocumentProperty {
  /// Whether the values at both ends of a span of time are known and differ, by no whole turn.
  fileprivate func hasSeam(in frames: Range<Double>) -> Bool {
    let keys = keyframes
    guard let first = keys.first, let last = keys.last, first.time >= frames.lowerBound,
      last.time <= frames.upperBound, !first.value.isNearly(last.value)
    else { return false }
    guard let start = first.value as? Double, let end = last.value as? Double else { return true }
    return abs((end - start).remainder(dividingBy: 360)) > 0.001
  }
}
