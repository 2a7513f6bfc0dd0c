public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Asset that is loaded from the network.
  package static let remoteURL = Rule(
    .rule(
      "sec/remote-url", .warning,
      RulePage(
        title: "Asset loaded from the network",
        meaning: """
          The asset references a URL instead of a file next to the animation. Some players load \
          the URL as soon as the animation is displayed.
          """,
        effect: """
          The owner of the server learns who plays the animation and when, and can change the \
          image. Without a network connection, the image is missing. If the connection is not \
          encrypted, other people can also see who plays the animation and change the image. Pegbar \
          reports an unencrypted connection as an error.
          """,
        wayOut: """
          Download the file, and export again with the file embedded in the animation or placed \
          next to it.
          """)),
    example: .asset(#""u": "", "p": "https://example.com/photo.png""#),
    check: .document { run in
      for (asset, file) in run.document.files {
        run.report { ImageProblems.remote(file, $0, of: asset, in: run.document) }
      }
    })
}

extension FindingKind {
  /// Asset that is loaded from the network (`sec/remote-url`).
  public static let remoteURL = Rule.remoteURL.pageKind
}
