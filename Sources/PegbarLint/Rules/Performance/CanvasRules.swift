internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// There are more frames a second than screens show.
  static let frameRate = Rule(
    .rule(
      "perf/frame-rate", .warning,
      Words(
        title: "The frame rate is high",
        meaning: "The composition has more frames a second than most screens show.",
        effect: "Players compute frames that nobody sees.",
        wayOut: "Set Frame Rate to 30 or 60 in Composition Settings, then export again.")),
    options: [RuleOption("max", 60, "how many frames a second may have")],
    found: [.animation(#""fr": 120"#)],
    silent: [.animation(#""fr": 60"#)],
    check: .document { run in
      let most = run.number("max")
      let rate = run.document.frameRate
      guard rate > most else { return }
      run.report(
        "the animation has \(NumberWords.number(rate)) frames a second, more than "
          + NumberWords.number(most), key: "fr")
    })

  /// The animation is long.
  static let duration = Rule(
    .rule(
      "perf/duration", .note,
      Words(
        title: "The animation is long",
        meaning: """
          The animation lasts longer than nearly all others. Everything that moves has keyframes for \
          the whole time.
          """,
        effect: "The file is large, and an animation that moves all the time uses the battery.",
        wayOut: """
          Shorten the work area, repeat a short part instead, or split the animation into several \
          files.
          """)),
    options: [RuleOption("max", 30, "how many seconds the animation may last")],
    found: [.animation(#""fr": 30, "op": 901"#)],
    silent: [.animation(#""fr": 30, "op": 900"#), .animation(#""fr": 30, "ip": 300, "op": 1200"#)],
    check: .document { run in
      let most = run.number("max")
      let seconds = run.document.seconds
      guard seconds > most else { return }
      run.report(
        "the animation lasts \(NumberWords.frame(seconds)) seconds, longer than "
          + NumberWords.number(most))
    })

  /// The composition is large.
  static let canvasSize = Rule(
    .rule(
      "perf/canvas-size", .note,
      Words(
        title: "The composition is large",
        meaning: """
          The composition has a longer side than nearly all others. Vectors need no large \
          composition: players scale them.
          """,
        effect: """
          Masks, mattes, blurs and layers with opacity are drawn into pictures of that size first, \
          which takes time and memory.
          """,
        wayOut: """
          Scale the composition down with File > Scripts > Scale Composition, and export again.
          """)),
    options: [RuleOption("max", 2000, "how many pixels a side may have")],
    found: [.animation(#""w": 3840, "h": 2160"#)],
    silent: [.animation(#""w": 2000, "h": 2000"#)],
    check: .document { run in
      let most = run.number("max")
      let (width, height) = (run.document.width, run.document.height)
      guard max(width, height) > most else { return }
      run.report(
        "the composition has \(NumberWords.size(width, height)), more than \(NumberWords.number(most)) on a side"
      )
    })
}
