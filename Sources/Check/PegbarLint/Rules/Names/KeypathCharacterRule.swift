public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Name with characters that have a meaning in key paths.
  package static let keypathCharacter = Rule(
    .rule(
      "name/keypath-character", .note,
      RulePage(
        title: "Dot or asterisk in a name",
        meaning: """
          lottie-ios separates the names of a key path with dots, and both lottie-ios and \
          lottie-android treat an asterisk as a wildcard for names.
          """,
        effect: "An app cannot reference the layer to change its colors or text.",
        wayOut: "Rename the layer. If it is named after footage, also remove the file extension.")
    ),
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
  /// Dot or asterisk in a name (`name/keypath-character`).
  public static let keypathCharacter = Rule.keypathCharacter.pageKind
}
