internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// Names in the archive lead out of it.
  package static let zipSlip = Rule(
    .rule(
      "sec/zip-slip", .error,
      RulePage(
        title: "Names in the archive lead out of it",
        meaning: """
          A file of the archive is named with `..` or from the root of a disk, is a link, or has \
          the name of another one. A program that unpacks the archive may write somewhere else, or \
          read other bytes than were checked.
          """,
        effect: "Unpacking the archive may overwrite files of whoever unpacks it.",
        wayOut: "Do not use the file unless you know who made it; then make it again.")),
    example: RuleExample.animation("").inArchive([
      .init(name: "a/day.json"), .init(name: "../../etc/hosts"),
    ]),
    check: .document { run in
      guard let archive = run.file.archive else { return }
      var outside: [String] = []
      var twice: [String] = []
      var names: Set<String> = []
      for entry in archive.entries {
        let address = FileAddress(entry.name)
        if address.isAbsolute || address.isRemote || address.leavesFolder {
          outside.append(entry.name)
        }
        if !entry.isFolder, !names.insert(LintedArchive.path(of: entry)).inserted {
          twice.append(entry.name)
        }
      }
      if !outside.isEmpty {
        run.report(
          outside.count == 1
            ? "the name \(LintedArchive.list(outside)) leads out of the archive"
            : "the names \(LintedArchive.list(outside)) lead out of the archive")
      }
      let links = archive.entries.filter(\.isLink).map(\.name)
      if !links.isEmpty {
        run.report(
          "\(LintedArchive.list(links)) \(links.count == 1 ? "is a link" : "are links")")
      }
      if !twice.isEmpty {
        run.report("the archive holds \(LintedArchive.list(twice)) more than once")
      }
    })
}

extension FindingKind {
  /// Names in the archive lead out of it (`sec/zip-slip`).
  public static let zipSlip = Rule.zipSlip.pageKind
}
