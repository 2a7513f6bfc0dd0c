public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Long motionless ending.
  package static let stillTail = Rule(
    .rule(
      "time/still-tail", .note,
      RulePage(
        title: "Long motionless ending",
        meaning: """
          After the last change, the animation continues for a large part of its duration without \
          any change.
          """,
        effect: """
          Players draw identical frames, and apps that wait for the end of the animation wait longer \
          than necessary.
          """,
        wayOut: """
          Set the end of the work area to the last keyframe, and trim the composition (Composition > \
          Trim Comp to Work Area). If the pause is intended, increase the limit.
          """)),
    options: [
      RuleOption(
        "max", 40, in: 0...100,
        "maximum duration without motion at the end, as a percentage of the animation"),
      RuleOption("seconds", 0.5, "minimum duration without motion that is reported, in seconds"),
    ],
    example: .layer(
      ##"""
      "ty": 1, "sw": 9, "sh": 9, "sc": "#fff", \##
      "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 20, "s": [90]}]}}
      """##),
    check: .document { run in
      let document = run.document
      guard let last = run.motion?.last?.upperBound else { return }
      let frames = document.outPoint - document.inPoint
      let still = document.outPoint - last
      let share = still / frames * 100
      guard share > run.number("max"), still / document.frameRate > run.number("seconds") else {
        return
      }
      run.report(
        "nothing changes after frame \(NumberWords.frame(last)), for "
          + "\(NumberWords.frame(share.rounded()))% of the animation "
          + "(limit: \(NumberWords.number(run.number("max")))%)", measured: share, key: "op")
    })
}

extension FindingKind {
  /// Long motionless ending (`time/still-tail`).
  public static let stillTail = Rule.stillTail.pageKind
}
