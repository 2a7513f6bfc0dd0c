internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Time remapping takes a lot of work before the animation plays.
  package static let caTimeRemapCost = Rule(
    .rule(
      "ca/time-remap-cost", .warning,
      RulePage(
        title: "Time Remap takes long to prepare",
        meaning: """
          The Core Animation engine of lottie-ios computes every frame of every layer inside of a \
          remapped precomposition before it plays. If these are too many, it does not.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Remap fewer layers, or shorten the animation.")),
    options: [
      RuleOption("max", 60_000, "how many frames the remapped layers may have together")
    ],
    found: [
      .layers([remapped], with: #""op": 1200, \#(assets(50))"#)
        .excerpted("a remapped precomposition of 50 layers in 1200 frames")
    ],
    silent: [
      .layers([remapped], with: #""op": 1199, \#(assets(50))"#)
        .excerpted("a remapped precomposition of 50 layers in 1199 frames"),
      .layers([#""ty": 0, "refId": "c""#], with: #""op": 1200, \#(assets(50))"#)
        .excerpted("a precomposition of 50 layers in 1200 frames, not remapped"),
    ],
    check: .document { run in
      let document = run.document
      var ids: Set<String> = []
      for layer in document.allLayers where layer.isShown {
        guard case .precomp(let content) = layer.kind, content.timeRemap != nil,
          let id = content.refID
        else { continue }
        ids.insert(id)
      }
      let layers = ids.reduce(0) { $0 + (run.assets[$1]?.layers?.count ?? 0) }
      let frames = Double(layers) * (document.outPoint - document.inPoint)
      guard frames >= run.number("max") else { return }
      run.report(
        "\(NumberWords.count(layers, "remapped layer")) \(layers == 1 ? "has" : "together have") "
          + "\(NumberWords.number(frames.rounded())) frames; Core Animation takes less than \(NumberWords.number(run.number("max")))",
        measured: frames
      )
    })

  private static let remapped = #""ty": 0, "refId": "c", "tm": {"k": 1}"#

  private static func assets(_ count: Int) -> String {
    let layers = Array(repeating: #"{"ty": 3, "nm": "Dot", "ip": 0, "op": 60}"#, count: count)
    return #""assets": [{"id": "c", "layers": [\#(layers.joined(separator: ", "))]}]"#
  }
}
