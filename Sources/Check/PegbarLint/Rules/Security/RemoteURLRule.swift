public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// An asset comes from another computer.
  package static let remoteURL = Rule(
    .rule(
      "sec/remote-url", .warning,
      RulePage(
        title: "An asset is loaded from the network",
        meaning: """
          The asset names an address instead of a file beside the animation. Some players load it as \
          soon as the animation is shown.
          """,
        effect: """
          The owner of the address learns who plays the animation and when, and can show another \
          picture. Without a network it is missing. Where the connection is not encrypted, which is \
          an error, others can do the same.
          """,
        wayOut: "Download the file, and export with it beside the animation or embedded.")),
    example: .asset(#""u": "", "p": "https://example.com/photo.png""#),
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        guard address.isRemote else { continue }
        run.report(
          "the asset is loaded from \(address.shown)"
            + (address.isUnencrypted ? ", which is not encrypted" : ""), at: asset.source,
          severity: address.isUnencrypted ? .error : nil)
      }
    })
}

extension FindingKind {
  /// An asset is loaded from the network (`sec/remote-url`).
  public static let remoteURL = Rule.remoteURL.pageKind
}
