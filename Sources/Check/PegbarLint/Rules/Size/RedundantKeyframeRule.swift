public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A keyframe changes nothing.
  package static let redundantKeyframe = Rule(
    .rule(
      "size/redundant-keyframe", .note,
      RulePage(
        title: "Keyframes change nothing",
        meaning: """
          The property changes evenly from the keyframe before to the one after, so the one between \
          them makes no difference.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Delete the keyframe.")),
    options: [
      RuleOption("max", 0, "how many such keyframes a property may have")
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
          "\(number) of \(property.keyCount) keyframes can be left out: between the keyframes "
            + "beside \(number == 1 ? "it" : "them") the property changes evenly anyway")
      }
    ) { count, _ in
      "\(count.total) keyframes of \(count.places) properties\(count.extent) can be left out: without "
        + "them the properties change evenly, too; the first one stands here"
    })
}

extension DocumentProperty {
  /// How many keys could be left out, one by one, with no change between their neighbours.
  fileprivate var redundantKeyCount: Int {
    let keys = keyframes
    guard keys.count > 2 else { return 0 }
    return (1..<keys.count - 1).count { keys[$0].isRedundant(keys[$0 - 1], keys[$0 + 1]) }
  }
}

extension Keyframe {
  /// Whether the values between the key before and the one after are the same without this one.
  fileprivate func isRedundant(_ before: Keyframe, _ after: Keyframe) -> Bool {
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
  /// Keyframes change nothing (`size/redundant-keyframe`).
  public static let redundantKeyframe = Rule.redundantKeyframe.pageKind
}
