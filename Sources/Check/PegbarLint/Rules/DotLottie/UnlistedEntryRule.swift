internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// The archive holds files that no player asks for.
  package static let unlistedEntry = Rule(
    .rule(
      "dotlottie/unlisted-entry", .note,
      RulePage(
        title: "The archive holds files that its manifest does not list",
        meaning: """
          Players find animations, themes and state machines by the manifest. The files named are \
          not in it, or stand in a folder that the format does not have.
          """,
        effect: "The files are not used; they make the archive larger.",
        wayOut: """
          Add the files to the manifest with a dotLottie tool, or delete them. An archive made in \
          Finder holds notes of macOS; make it with a dotLottie tool instead.
          """)),
    example: .archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json", "a/night.json"),
    check: .document { run in
      guard let archive = run.file.archive, let manifest = archive.manifest else { return }
      let unlisted = archive.unlisted(in: manifest)
      if !unlisted.isEmpty {
        run.report("the manifest does not list \(LintedArchive.list(unlisted))")
      }
      let notes = archive.entries.count { $0.isAddedByMacOS && !$0.isFolder }
      if notes > 0 {
        run.report(
          "the archive holds \(NumberWords.count(notes, "file")) that macOS has added; players do "
            + "not need them")
      }
    })
}

extension FindingKind {
  /// The archive holds files that its manifest does not list (`dotlottie/unlisted-entry`).
  public static let unlistedEntry = Rule.unlistedEntry.pageKind
}
