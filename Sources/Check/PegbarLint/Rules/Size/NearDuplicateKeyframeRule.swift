public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframe that hardly differs from its neighbors.
  package static let nearDuplicateKeyframe = Rule(
    .rule(
      "size/near-duplicate-keyframe", .note,
      RulePage(
        title: "Nearly equal keyframes",
        meaning: """
          A keyframe has almost the same value as the keyframes before and after it, or as another \
          keyframe less than half a frame away. Rounding, snapping and converted expressions often \
          produce such keyframes.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Delete the keyframes that do not change the value visibly.")),
    options: [
      RuleOption(
        "tolerance", 0.02, in: 0...1000,
        "maximum difference of values that count as equal, in pixels, degrees or percent"),
      RuleOption("max", 0, "maximum number of nearly equal keyframes in a property"),
    ],
    example: .layer(
      #"""
      "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [40]}, {"t": 10, "s": [40.01]}, {"t": 20, \#
      "s": [40]}, {"t": 30, "s": [90]}]}}
      """#
    ),
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount > 1, property.isPlain, run.isShown, !property.hasEqualKeys
        else { return }
        let number = property.nearDuplicateCount(within: run.number("tolerance"))
        guard Double(number) > run.number("max"), !run.hasExpressions else { return }
        run.count(
          number, at: property.source,
          "\(number) of \(property.keyCount) keyframes \(number == 1 ? "has" : "have") almost the "
            + "same value as the keyframes next to \(number == 1 ? "it" : "them")")
      }
    ) { count, _ in
      "\(count.total) keyframes of \(count.places) properties\(count.extent) have almost the same "
        + "value as the keyframes next to them; the first property is here"
    })
}

extension DocumentProperty {
  /// Returns the number of keyframes that could be removed without a visible change, except for
  /// those that are redundant without any tolerance.
  fileprivate func nearDuplicateCount(within tolerance: Double) -> Int {
    let keys = keyframes
    guard keys.count > 1 else { return 0 }
    return (1..<keys.count).count { index in
      let (before, key) = (keys[index - 1], keys[index])
      guard key.isNear(before, within: tolerance) else { return false }
      if key.time > before.time, key.time - before.time < 0.5 { return true }
      guard index + 1 < keys.count else { return false }
      let after = keys[index + 1]
      return before.time < key.time && key.time < after.time
        && after.isNear(key, within: tolerance)
        && after.value.isNear(before.value, within: tolerance)
        && !key.isRedundant(before, after)
    }
  }
}

extension Keyframe {
  /// Returns `true` if the value is nearly that of the keyframe before, which it follows directly.
  fileprivate func isNear(_ before: Keyframe, within tolerance: Double) -> Bool {
    guard value.isNear(before.value, within: tolerance) else { return false }
    let tangents = [before.spatialOut, before.spatialIn].compactMap(\.self)
    return tangents.allSatisfy { max(abs($0.x), abs($0.y), abs($0.z)) <= tolerance }
  }
}

extension FindingKind {
  /// Nearly equal keyframes (`size/near-duplicate-keyframe`).
  public static let nearDuplicateKeyframe = Rule.nearDuplicateKeyframe.pageKind
}
