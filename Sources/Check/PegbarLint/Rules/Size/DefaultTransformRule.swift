public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Transform properties with default values.
  package static let defaultTransform = Rule(
    .rule(
      "size/default-transform", .note,
      RulePage(
        title: "Transform properties with default values",
        meaning: """
          Layers specify transform values, such as a rotation of 0, that every player uses by \
          default.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: """
          Remove the values with a tool that reduces file size. Keep the scale of image layers, \
          because some old players require it.
          """)),
    standing: .optional,
    options: [
      RuleOption("max", 0, "maximum number of default values in a file")
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
        "\(NumberWords.count(count, "default value")) in layer transforms",
        at: first.transform.source, occurrences: count)
    })
}

extension Transform {
  /// The number of properties with a JSON object that contains the default value.
  fileprivate var writtenDefaults: Int {
    // Properties that are missing or have a plain value have the transform's source.
    let numbers = [(rotation, 0.0), (opacity, 100), (skew, 0), (skewAxis, 0)].count {
      $0.0.source != source && $0.0.constantValue == $0.1
    }
    let isPlainScale = scale.source != source && scale.isAlways(x: 100, y: 100)
    let isPlainAnchor = anchor.source != source && anchor.constantValue?.isZero == true
    return numbers + (isPlainScale ? 1 : 0) + (isPlainAnchor ? 1 : 0)
  }
}

extension FindingKind {
  /// Transform properties with default values (`size/default-transform`).
  public static let defaultTransform = Rule.defaultTransform.pageKind
}
