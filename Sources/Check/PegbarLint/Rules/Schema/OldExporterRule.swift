public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Old exporter.
  package static let oldExporter = Rule(
    .rule(
      "schema/old-exporter", .note,
      RulePage(
        title: "Outdated exporter version",
        meaning: """
          The file was exported with a version of Bodymovin earlier than 5.5. These versions wrote \
          keyframes in an older format. Players support this format, but other tools might not.
          """,
        effect: "None in most players. Players on Android warn about versions earlier than 4.4.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .animation(#""v": "5.4.4""#),
    check: .document { run in
      let parts = run.document.version?.split(separator: ".").map { Int($0) } ?? []
      guard parts.count >= 2, let major = parts[0], let minor = parts[1], (major, minor) < (5, 5)
      else { return }
      let android = (major, minor) < (4, 4) ? "; players on Android warn about this version" : ""
      run.report("the exporter version is \(major).\(minor)\(android)", key: "v")
    })
}

extension FindingKind {
  /// Old exporter (`schema/old-exporter`).
  public static let oldExporter = Rule.oldExporter.pageKind
}
