public import PegbarDiagnostics

extension Rule {
  /// Archive with the layout of version 1.
  package static let oldArchive = Rule(
    .rule(
      "dotlottie/version", .note,
      RulePage(
        title: "Old dotLottie version",
        meaning: """
          The animations are in the `animations` folder, as in version 1 of dotLottie. Version 2 \
          uses shorter folder names, and it defines themes and state machines.
          """,
        effect: """
          None visible, because players read both versions. Some tools can edit only version 2 \
          archives.
          """,
        wayOut: "Create the archive again with a current dotLottie tool.")),
    example: .archive(
      manifest: #"{"version": "1.0", "animations": [{"id": "day"}]}"#, "animations/day.json"),
    check: .document { run in
      guard let archive = run.file.archive,
        archive.paths(.animation).contains(where: { $0.hasPrefix("animations/") })
      else { return }
      run.report("the animations are in the “animations” folder, as in version 1 of dotLottie")
    })
}

extension FindingKind {
  /// Archive of version 1 (`dotlottie/version`).
  public static let oldArchive = Rule.oldArchive.pageKind
}
