public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The animation ends otherwise than it begins.
  package static let loopSeam = Rule(
    .rule(
      "time/loop-seam", .warning,
      RulePage(
        title: "The animation does not end as it begins",
        meaning: """
          The value of a property at the last keyframe differs from that at the first one. An \
          animation that is repeated without a jump ends as it begins.
          """,
        effect: "The picture jumps where the animation begins again.",
        wayOut: """
          Copy the first keyframe to the end of the work area. A whole turn needs no change.
          """)),
    standing: .optional,
    example: .layer(#""ty": 1, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [100]}]}}"#),
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount > 1, property.isPlain, run.isShown, let layer = run.layer,
          let frames = run.composition?.frames, layer.inPoint <= frames.lowerBound,
          layer.outPoint >= frames.upperBound, !layer.isHidden,
          property.hasSeam(in: frames),
          !property.turns || !run.isRotation(property.source)
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
  /// Whether the values at both ends of a span of time are known and differ.
  fileprivate func hasSeam(in frames: Range<Double>) -> Bool {
    let keys = keyframes
    guard let first = keys.first, let last = keys.last, first.time >= frames.lowerBound,
      last.time <= frames.upperBound, !first.value.isNearly(last.value)
    else { return false }
    return true
  }

  /// Whether the last value is whole turns away from the first, if they are angles.
  fileprivate var turns: Bool {
    guard let start = keyframes.first?.value as? Double,
      let end = keyframes.last?.value as? Double
    else { return false }
    return abs((end - start).remainder(dividingBy: 360)) <= 0.001
  }
}

extension RuleRun {
  /// Whether a property is the rotation of a layer, a group or a star.
  fileprivate func isRotation(_ source: SourceID) -> Bool {
    guard case .key(let key) = document.path(of: source).steps.last else { return false }
    return ["r", "rx", "ry", "rz"].contains(key)
  }
}

extension FindingKind {
  /// The animation does not end as it begins (`time/loop-seam`).
  public static let loopSeam = Rule.loopSeam.pageKind
}
