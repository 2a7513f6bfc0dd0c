public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unsupported newer version.
  package static let futureVersion = Rule(
    .rule(
      "schema/future-version", .warning,
      RulePage(
        title: "Unsupported newer version",
        meaning: """
          The version of the exporter (`v`) or of the specification (`ver`) is newer than any \
          version that Pegbar supports. If the major version is the same, the severity is note.
          """,
        effect: """
          The file can contain features that players and Pegbar do not support. If the number is \
          incorrect, players can interpret the file incorrectly.
          """,
        wayOut: """
          Correct the version, export again with a released version of Bodymovin, or update Pegbar.
          """)),
    example: .animation(#""v": "9.0.0""#),
    check: .document { run in
      guard let text = run.document.version else { return }
      if FileVersion.isSpecification(text) {
        let newest = FileVersion.newestSpecification
        guard let number = Int(text), number > newest else { return }
        run.report(
          "the specification version is \(number) (newest known: \(newest))", key: "ver",
          severity: number / 10_000 == newest / 10_000 ? .note : nil)
      } else if let version = FileVersion(text), version > .newest {
        let newest = FileVersion.newest
        run.report(
          "the version is \(version.major).\(version.minor) "
            + "(newest known: \(newest.major).\(newest.minor))", key: "v",
          severity: version.major == newest.major ? .note : nil)
      }
    })
}

extension FindingKind {
  /// Unsupported newer version (`schema/future-version`).
  public static let futureVersion = Rule.futureVersion.pageKind
}
