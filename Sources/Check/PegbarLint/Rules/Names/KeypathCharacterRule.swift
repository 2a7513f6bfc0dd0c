public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A name has characters that mean something in paths of names.
  package static let keypathCharacter = Rule(
    .rule(
      "name/keypath-character", .note,
      RulePage(
        title: "A name has a dot or an asterisk",
        meaning: """
          lottie-ios writes paths of names with dots between them, and both lottie-ios and \
          lottie-android take an asterisk for any name.
          """,
        effect: "An app cannot name the layer to change its colours or texts.",
        wayOut: "Rename the layer; a layer named after footage then loses the file extension, too.")
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
          ? "the name “\(name)” has a dot or an asterisk"
          : "\(count) layers have a dot or an asterisk in their names; the first one is “\(name)”",
        at: first.source, occurrences: count)
    })
}

extension FindingKind {
  /// A name has a dot or an asterisk (`name/keypath-character`).
  public static let keypathCharacter = Rule.keypathCharacter.pageKind
}
