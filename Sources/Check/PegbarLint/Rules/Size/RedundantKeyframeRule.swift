public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Redundant keyframe.
  package static let redundantKeyframe = Rule(
    .rule(
      "size/redundant-keyframe", .note,
      RulePage(
        title: "Redundant keyframes",
        meaning: """
          A keyframe has no effect if the property changes at a constant rate, or not at all, \
          between the keyframes before and after it.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Delete the redundant keyframes.")),
    options: [
      RuleOption("max", 0, "maximum number of redundant keyframes in a property")
    ],
    example: .layer(
      #"""
      "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [5]}, {"t": 20, \#
      "s": [10]}]}}
      """#
    ),
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount > 2, property.isPlain, run.isShown, !property.hasEqualKeys
        else { return }
        let number = property.redundantKeyCount
        guard Double(number) > run.number("max"), number > 0, !run.hasExpressions else { return }
        run.count(
          number, at: property.source,
          "\(number) of \(property.keyCount) keyframes \(number == 1 ? "is" : "are") redundant")
      }
    ) { count, _ in
      "\(count.total) keyframes of \(count.places) properties\(count.extent) are redundant; "
        + "the first is here"
    })
}

extension DocumentProperty {
  /// The number of keyframes that can each be removed without a change between their neighbors.
  fileprivate var redundantKeyCount: Int {
    let keys = keyframes
    guard keys.count > 2 else { return 0 }
    return (1..<keys.count - 1).count { keys[$0].isRedundant(keys[$0 - 1], keys[$0 + 1]) }
  }
}

extension Keyframe {
  /// Returns `true` if the values between two neighbors are the same without this keyframe.
  func isRedundant(_ before: Keyframe, _ after: Keyframe) -> Bool {
    guard before.spatialOut == nil, before.spatialIn == nil, spatialOut == nil, spatialIn == nil,
      before.time < time, time < after.time
    else { return false }
    if before.isHold { return isHold && value == before.value }
    if value == before.value, isHold || value == after.value { return value == after.value }
    guard !isHold, easing.allSatisfy(\.isLinear), before.easing.allSatisfy(\.isLinear) else {
      return false
    }
    let share = (time - before.time) / (after.time - before.time)
    return value.isBetween(before.value, after.value, at: share)
  }
}

extension FindingKind {
  /// Redundant keyframes (`size/redundant-keyframe`).
  public static let redundantKeyframe = Rule.redundantKeyframe.pageKind
}
