public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Name with characters that have a meaning in key paths.
  package static let keypathCharacter = Rule(
    .rule(
      "name/keypath-character", .note,
      RulePage(
        title: "Dot or asterisk in a layer name",
        meaning: """
          In lottie-ios, dots separate the names in a key path. Both lottie-ios and lottie-android \
          treat an asterisk in a key path as a wildcard.
          """,
        effect: "Apps cannot reference the layer to change its colors or text.",
        wayOut: """
          Rename the layer without these characters. If the layer is named after a file, remove \
          the file extension.
          """)),
    example: .layer(#""nm": "arm.png""#),
    check: .document { run in
      let layers = run.document.allLayers.filter {
        $0.name?.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*") } ?? false
      }
      guard let first = layers.first, let name = first.name else { return }
      let count = layers.count
      run.report(
        count == 1
          ? "the name “\(name)” contains a dot or an asterisk"
          : "\(count) layer names contain a dot or an asterisk; the first is “\(name)”",
        at: first.source, occurrences: count)
    })
}

extension FindingKind {
  /// Dot or asterisk in a layer name (`name/keypath-character`).
  public static let keypathCharacter = Rule.keypathCharacter.pageKind
}
