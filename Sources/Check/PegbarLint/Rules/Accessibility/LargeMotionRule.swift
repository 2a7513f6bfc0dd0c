public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Something large moves fast.
  package static let largeMotion = Rule(
    .rule(
      "a11y/large-motion", .note,
      RulePage(
        title: "Something large moves fast",
        meaning: """
          A layer that fills more than half of the picture moves across half of it, doubles its size, \
          or turns by more than 90 degrees within a second. Such motion can make people dizzy or sick \
          (WCAG 2.3.3).
          """,
        effect: "People with a vestibular disorder may feel unwell.",
        wayOut: """
          Slow the motion down, or offer a still picture to people who have asked their system for \
          less motion.
          """)),
    options: [
      RuleOption("area", 50, in: 0...100, "the percentage of the picture that a large layer fills"),
      RuleOption("shift", 50, "by how many percent of the picture a layer may move in a second"),
      RuleOption("zoom", 2, in: 1...1e6, "by which factor a layer may grow or shrink in a second"),
      RuleOption("turn", 90, "by how many degrees a layer may turn in a second"),
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
          "the layer has \(NumberWords.size(width, height)) and \(motion) within a second",
          at: layer.source)
      }
    })

  /// What a layer does too fast, in words.
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
      // Nothing is twice as large as nothing.
      (key.time, max(abs(key.value.x), abs(key.value.y), 1), key.isHold)
    }
    if KeySpan.largestChange(sizes, within: second, by: { $1 / $0 }) > run.number("zoom") {
      return "grows or shrinks by more than a factor of \(NumberWords.number(run.number("zoom")))"
    }
    let turn = KeySpan.largestChange(
      transform.rotation.keyframes.map { ($0.time, $0.value, $0.isHold) }, within: second)
    if turn > run.number("turn") { return "turns by \(NumberWords.frame(turn.rounded())) degrees" }
    return nil
  }
}

extension FindingKind {
  /// Something large moves fast (`a11y/large-motion`).
  public static let largeMotion = Rule.largeMotion.pageKind
}
