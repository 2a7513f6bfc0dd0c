public import PegbarDiagnostics

extension Rule {
  /// The archive has the layout of version 1.
  package static let oldArchive = Rule(
    .rule(
      "dotlottie/version", .note,
      RulePage(
        title: "The archive is of version 1",
        meaning: """
          The animations stand in the folder `animations`, as in version 1 of dotLottie. Version 2 \
          has shorter folders, themes and state machines.
          """,
        effect: "Nothing: players read both. Some tools edit only version 2.",
        wayOut: "Write the archive again with a current dotLottie tool.")),
    example: .archive(
      manifest: #"{"version": "1.0", "animations": [{"id": "day"}]}"#, "animations/day.json"),
    check: .document { run in
      guard let archive = run.file.archive,
        archive.paths(.animation).contains(where: { $0.hasPrefix("animations/") })
      else { return }
      run.report("the archive has its animations in “animations”, as version 1 of dotLottie has")
    })
}

extension FindingKind {
  /// The archive is of version 1 (`dotlottie/version`).
  public static let oldArchive = Rule.oldArchive.pageKind
}
