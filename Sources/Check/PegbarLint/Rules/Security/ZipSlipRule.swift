internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// Unsafe paths in the archive.
  package static let zipSlip = Rule(
    .rule(
      "sec/zip-slip", .error,
      RulePage(
        title: "Unsafe paths in the archive",
        meaning: """
          A file in the archive is a link, has the same name as another file, or has a path that \
          is absolute or contains `..`. A program that unpacks the archive can write to locations \
          outside the destination folder, or read data that Pegbar did not check.
          """,
        effect: "Unpacking the archive can overwrite the user's files.",
        wayOut: """
          Do not use the file unless you know its author. If you know the author, ask for a new \
          archive.
          """)),
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
            ? "the path \(LintedArchive.list(outside)) leads outside the archive"
            : "the paths \(LintedArchive.list(outside)) lead outside the archive")
      }
      let links = archive.entries.filter(\.isLink).map(\.name)
      if !links.isEmpty {
        run.report(
          "\(LintedArchive.list(links)) \(links.count == 1 ? "is a link" : "are links")")
      }
      if !twice.isEmpty {
        run.report("the archive contains \(LintedArchive.list(twice)) more than once")
      }
    })
}

extension FindingKind {
  /// Unsafe paths in the archive (`sec/zip-slip`).
  public static let zipSlip = Rule.zipSlip.pageKind
}
