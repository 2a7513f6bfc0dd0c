public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The exporter is old.
  package static let oldExporter = Rule(
    .rule(
      "schema/old-exporter", .note,
      RulePage(
        title: "An old exporter wrote the file",
        meaning: """
          The file is of Bodymovin before 5.5, which wrote keyframes in another form. Players read \
          it, but other tools may not.
          """,
        effect: "Nothing in most players; Android warns about versions before 4.4.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .animation(#""v": "5.4.4""#),
    check: .document { run in
      let parts = run.document.version?.split(separator: ".").map { Int($0) } ?? []
      guard parts.count >= 2, let major = parts[0], let minor = parts[1], (major, minor) < (5, 5)
      else { return }
      let android = (major, minor) < (4, 4) ? "; players on Android warn about it" : ""
      run.report("the file was written by version \(major).\(minor)\(android)", key: "v")
    })
}

extension FindingKind {
  /// An old exporter wrote the file (`schema/old-exporter`).
  public static let oldExporter = Rule.oldExporter.pageKind
}
