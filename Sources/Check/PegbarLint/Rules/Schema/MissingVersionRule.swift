public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing or invalid version.
  package static let missingVersion = Rule(
    .rule(
      "schema/missing-version", .warning,
      RulePage(
        title: "Missing or invalid version",
        meaning: """
          The version of the exporter (`v`) is missing, or does not consist of three numbers \
          separated by dots.
          """,
        effect: """
          lottie-ios rejects a file without a version, and lottie-android rejects a version with \
          fewer than three numbers. Other players cannot recognize older formats.
          """,
        wayOut: """
          Export the composition again with Bodymovin, or add the version that the file was \
          exported with.
          """)),
    example: .animation(#""v": "5.9""#),
    check: .document { run in
      let version = run.document.version ?? ""
      guard !version.isBlank else {
        run.report("the file has no version (“v”)")
        return
      }
      // The version of the specification is a single number.
      guard !FileVersion.isSpecification(version), FileVersion(version) == nil else { return }
      run.report(
        "the version “\(version.prefix(20))” does not have three numbers", key: "v")
    })
}

extension FindingKind {
  /// Missing or invalid version (`schema/missing-version`).
  public static let missingVersion = Rule.missingVersion.pageKind
}
