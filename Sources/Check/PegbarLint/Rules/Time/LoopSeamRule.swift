public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Different values at the start and the end of the animation.
  package static let loopSeam = Rule(
    .rule(
      "time/loop-seam", .warning,
      RulePage(
        title: "Different values at the start and end of the animation",
        meaning: """
          A property has different values at its first and last keyframes. To repeat without a \
          jump, an animation must end with the same values that it starts with.
          """,
        effect: "The picture jumps when the animation repeats.",
        wayOut: """
          Copy the first keyframe to the end of the work area. Rotations that differ by full turns \
          require no change.
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
          "the value at frame \(NumberWords.frame(frames.upperBound)) differs from the value "
            + "at frame \(NumberWords.frame(frames.lowerBound))")
      }
    ) { count, _ in
      "\(count.places) properties\(count.extent) have different values at the start and end; the "
        + "first property is here"
    })
}

extension DocumentProperty {
  /// Returns `true` if the values at both ends of a span of time are known and differ.
  fileprivate func hasSeam(in frames: Range<Double>) -> Bool {
    let keys = keyframes
    guard let first = keys.first, let last = keys.last, first.time >= frames.lowerBound,
      last.time <= frames.upperBound, !first.value.isNearly(last.value)
    else { return false }
    return true
  }

  /// `true` if the values are angles, and the first and last differ by whole turns.
  fileprivate var turns: Bool {
    guard let start = keyframes.first?.value as? Double,
      let end = keyframes.last?.value as? Double
    else { return false }
    return abs((end - start).remainder(dividingBy: 360)) <= 0.001
  }
}

extension RuleRun {
  /// Returns `true` if a property is the rotation of a layer, a group, or a star.
  fileprivate func isRotation(_ source: SourceID) -> Bool {
    guard case .key(let key) = document.path(of: source).steps.last else { return false }
    return ["r", "rx", "ry", "rz"].contains(key)
  }
}

extension FindingKind {
  /// Different values at the start and the end of the animation (`time/loop-seam`).
  public static let loopSeam = Rule.loopSeam.pageKind
}
