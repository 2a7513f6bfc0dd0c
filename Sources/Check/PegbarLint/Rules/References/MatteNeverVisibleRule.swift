public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer and track matte that are never visible at the same time.
  package static let matteNeverVisible = Rule(
    .rule(
      "ref/matte-never-visible", .warning,
      RulePage(
        title: "Layer and track matte never visible at the same time",
        meaning: """
          The track matte of the layer ends before the layer starts, or starts after the layer ends.
          """,
        effect: "The layer is never drawn.",
        wayOut: """
          Move the layer bar of the matte or the layer so that the two overlap in time.
          """)),
    example: .layers([
      #""ty": 1, "sw": 9, "sh": 9, "td": 1, "op": 20"#,
      #""ty": 1, "sw": 9, "sh": 9, "tt": 1, "ip": 20"#,
    ]),
    check: .composition { composition, run in
      for (position, source) in composition.uses.mattes.sorted(by: { $0.key < $1.key }) {
        let (layer, matte) = (composition.layers[position], composition.layers[source])
        guard !layer.isHidden, layer.matte?.mode.isInverted == false,
          layer.inPoint < layer.outPoint, matte.inPoint < matte.outPoint,
          layer.inPoint >= matte.outPoint || layer.outPoint <= matte.inPoint
        else { continue }
        let times = [layer, matte].map {
          "from frame \(NumberWords.frame($0.inPoint)) to \(NumberWords.frame($0.outPoint))"
        }
        run.report(
          "the layer is visible \(times[0]), but its track matte is visible \(times[1])",
          at: layer.source)
      }
    })
}

extension MatteReference.Mode {
  /// `true` if the layer is visible where the matte is not.
  fileprivate var isInverted: Bool {
    switch self {
    case .alpha, .luma: false
    case .alphaInverted, .lumaInverted: true
    }
  }
}

extension FindingKind {
  /// Layer and track matte that are never visible at the same time (`ref/matte-never-visible`).
  public static let matteNeverVisible = Rule.matteNeverVisible.pageKind
}
