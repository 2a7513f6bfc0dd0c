internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// Files in the archive that no player uses.
  package static let unlistedEntry = Rule(
    .rule(
      "dotlottie/unlisted-entry", .note,
      RulePage(
        title: "Files not listed in the manifest",
        meaning: """
          Players find animations, themes and state machines through the manifest. Some files in \
          this archive are not listed in the manifest, or are in a folder that the format does not \
          define.
          """,
        effect: "The files are not used, and they make the archive larger.",
        wayOut: """
          Add the files to the manifest with a dotLottie tool, or delete them. If Finder added \
          macOS files to the archive, create the archive with a dotLottie tool instead.
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
          "the archive contains \(NumberWords.count(notes, "file")) that macOS added and players "
            + "do not use")
      }
    })
}

extension FindingKind {
  /// Files in the archive that the manifest does not list (`dotlottie/unlisted-entry`).
  public static let unlistedEntry = Rule.unlistedEntry.pageKind
}
