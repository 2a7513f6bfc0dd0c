public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Fast motion of a large layer.
  package static let largeMotion = Rule(
    .rule(
      "a11y/large-motion", .note,
      RulePage(
        title: "Fast motion of a large layer",
        meaning: """
          Within one second, a layer that covers more than half of the picture moves across half \
          of the picture, doubles in size, or rotates by more than 90 degrees.
          """,
        effect: """
          Such motion can make people dizzy or sick, especially people with a vestibular disorder \
          (WCAG 2.3.3).
          """,
        wayOut: """
          Slow down the motion, or display a still image to people who prefer reduced motion.
          """)),
    options: [
      RuleOption(
        "area", 50, in: 0...100, "minimum area of a large layer, as a percentage of the picture"),
      RuleOption("shift", 50, "maximum distance within one second, as a percentage of the picture"),
      RuleOption("zoom", 2, in: 1...1e6, "maximum scale factor within one second"),
      RuleOption("turn", 90, "maximum rotation within one second, in degrees"),
    ],
    example: .layer(
      ##"""
      "ty": 1, "sw": 100, "sh": 100, "sc": "#fff", \##
      "ks": {"p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 29, "s": [51, 0]}]}}
      """##),
    check: .composition { composition, run in
      guard composition.isRoot else { return }
      let area = run.document.width * run.document.height * run.number("area") / 100
      let second = run.document.frameRate
      for layer in composition.layers where layer.isShown && !layer.isMatteSource {
        guard layer.transform.isAnimated, let (width, height) = run.size(of: layer),
          width * height * layer.transform.largestArea > area,
          layer.transform.opacity.constantValue != 0,
          let motion = motion(of: layer.transform, within: second, run)
        else { continue }
        run.report(
          "the layer (\(NumberWords.size(width, height))) \(motion) within one second",
          at: layer.source)
      }
    })

  /// Returns a description of the layer's motion if it is too fast.
  private static func motion(
    of transform: Transform, within second: Double, _ run: RuleRun
  ) -> String? {
    let shift = run.number("shift") / 100
    let (x, y) = transform.coordinates
    for (keys, side) in [(x, run.document.width), (y, run.document.height)] {
      let change = KeySpan.largestChange(keys, within: second)
      if side > 0, change > shift * side {
        return "moves by \(NumberWords.frame(change.rounded())) pixels"
      }
    }
    let sizes = transform.scale.keyframes.map { key in
      // A scale of 0 has no growth factor.
      (key.time, max(abs(key.value.x), abs(key.value.y), 1), key.isHold)
    }
    if KeySpan.largestChange(sizes, within: second, by: { $1 / $0 }) > run.number("zoom") {
      return "grows or shrinks by more than a factor of \(NumberWords.number(run.number("zoom")))"
    }
    let turn = KeySpan.largestChange(
      transform.rotation.keyframes.map { ($0.time, $0.value, $0.isHold) }, within: second)
    guard turn > run.number("turn") else { return nil }
    return "rotates by \(NumberWords.frame(turn.rounded())) degrees"
  }
}

extension FindingKind {
  /// Fast motion of a large layer (`a11y/large-motion`).
  public static let largeMotion = Rule.largeMotion.pageKind
}
