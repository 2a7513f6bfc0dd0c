internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A matte is large.
  static let matteArea = Rule(
    .rule(
      "perf/matte-area", .warning,
      Words(
        title: "A matte is large",
        meaning: """
          The layer that serves as a track matte is as large as a screen. Players draw it into a \
          picture of its own, and then combine it with the layer pixel by pixel.
          """,
        effect: "The animation drops frames while the matte is used.",
        wayOut: "Make the matte layer no larger than what it shows, or use a mask instead.")),
    options: [areaOption],
    found: [
      .layers([
        ##""ty": 1, "sw": 1000, "sh": 1001, "sc": "#fff", "td": 1"##, #""tt": 1"#,
      ])
    ],
    silent: [
      .layers([##""ty": 1, "sw": 1000, "sh": 1000, "sc": "#fff", "td": 1"##, #""tt": 1"#]),
      .layers([
        ##""ty": 1, "sw": 4000, "sh": 4000, "sc": "#fff", "td": 1"##, #""tt": 1, "hd": true"#,
      ]),
      // No layer shows through it.
      .layers([##""ty": 1, "sw": 4000, "sh": 4000, "sc": "#fff""##, ""]),
    ],
    check: .composition { composition, run in
      let most = run.number("max")
      var reported: Set<SourceID> = []
      for (layer, source) in composition.mattes where layer.isShown {
        guard let (width, height) = run.size(of: source), width * height > most,
          reported.insert(source.source).inserted
        else { continue }
        run.report(
          "the matte has \(NumberWords.size(width, height))",
          at: source.source)
      }
    })

  /// A layer with effects is large.
  static let effectArea = Rule(
    .rule(
      "perf/effect-area", .warning,
      Words(
        title: "A layer with effects is large",
        meaning: """
          The layer has an effect and is as large as a screen. Players draw it into a picture, and \
          the effect computes each of its pixels again in every frame.
          """,
        effect: "The animation drops frames while the layer is shown.",
        wayOut: """
          Apply the effect to a smaller layer, or colour the shapes themselves instead of using an \
          effect.
          """)),
    options: [areaOption],
    found: [
      .layer(##""ty": 1, "sw": 1000, "sh": 1001, "sc": "#fff", "ef": [{"ty": 29, "en": 1}]"##)
    ],
    silent: [
      .layer(##""ty": 1, "sw": 1000, "sh": 1000, "sc": "#fff", "ef": [{"ty": 29, "en": 1}]"##),
      .layer(##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "ef": [{"ty": 29, "en": 0}]"##),
      // Controls hold values and draw nothing.
      .layer(##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "ef": [{"ty": 0, "en": 1}]"##),
      .layer(
        ##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "hd": true, "ef": [{"ty": 29, "en": 1}]"##
      ),
    ],
    check: .layer { layer, run in
      guard run.isShown, !layer.effects.isEmpty, let (width, height) = run.size(of: layer),
        width * height > run.number("max"),
        let effect = layer.effects.first(where: { $0.isEnabled && $0.kind?.isDrawn == true })
      else { return }
      run.report(
        "the effect \(effect.name.map { "“\($0)” " } ?? "")applies to a layer of "
          + "\(NumberWords.size(width, height))", at: layer.source)
    })

  private static let areaOption = RuleOption("max", 1_000_000, "how many pixels the layer may have")

  /// A blur is wide.
  static let blurRadius = Rule(
    .rule(
      "perf/blur-radius", .warning,
      Words(
        title: "A blur is wide",
        meaning: "The wider a blur, the more pixels a player mixes for each pixel that it draws.",
        effect: "The animation drops frames while the blur is shown.",
        wayOut: """
          Lower Blurriness of Gaussian Blur, or use a picture or a gradient that looks blurred \
          already.
          """)),
    options: [RuleOption("max", 50, "how large Blurriness may be")],
    found: [.layer(blur("51"))],
    silent: [
      .layer(blur("50")), .layer(#""hd": true, "# + blur("99")),
      .layer(#""ef": [{"ty": 25, "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": 99}}]}]"#),
    ],
    check: .effect { effect, run in
      guard run.isShown, effect.kind == .gaussianBlur,
        case .property(let value)? = effect.parameters.first?.value,
        let radius: Property<Double> = value.property(), radius.largest > run.number("max")
      else { return }
      run.report(
        "Blurriness is \(NumberWords.frame(radius.largest)), more than "
          + NumberWords.number(run.number("max")), at: radius.source)
    })

  private static func blur(_ radius: String) -> String {
    #""ef": [{"ty": 29, "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": \#(radius)}}]}]"#
  }
}
