public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Parts of transforms that players assume without them are written out.
  package static let defaultTransform = Rule(
    .rule(
      "size/default-transform", .note,
      RulePage(
        title: "Transforms write out their defaults",
        meaning: """
          Layers have parts of a transform, such as a rotation of 0, that every player assumes where \
          they are missing.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: """
          Let a tool that makes files smaller remove them. Some old players need the scale of images.
          """)),
    standing: .optional,
    options: [
      RuleOption("max", 0, "how many defaults a file may write out")
    ],
    example: .layer(#""ty": 1, "ks": {"r": {"a": 0, "k": 0}}"#),
    check: .document { run in
      var count = 0
      var first: Layer?
      let compositions = [run.document.layers] + run.document.assets.compactMap(\.layers)
      for layer in compositions.joined() {
        let own = layer.transform.writtenDefaults
        if own > 0, first == nil { first = layer }
        count += own
      }
      guard let first, Double(count) > run.number("max"), !run.hasExpressions else { return }
      run.report(
        "\(NumberWords.count(count, "value")) in transforms of layers that players assume anyway",
        at: first.transform.source, occurrences: count)
    })
}

extension Transform {
  /// How many of its parts are objects of the file that hold the default.
  fileprivate var writtenDefaults: Int {
    // What the file lacks, or has as a bare value, has the transform's own source.
    let numbers = [(rotation, 0.0), (opacity, 100), (skew, 0), (skewAxis, 0)].count {
      $0.0.source != source && $0.0.constantValue == $0.1
    }
    let isPlainScale = scale.source != source && scale.isAlways(x: 100, y: 100)
    let isPlainAnchor = anchor.source != source && anchor.constantValue?.isZero == true
    return numbers + (isPlainScale ? 1 : 0) + (isPlainAnchor ? 1 : 0)
  }
}

extension FindingKind {
  /// Transforms write out their defaults (`size/default-transform`).
  public static let defaultTransform = Rule.defaultTransform.pageKind
}
