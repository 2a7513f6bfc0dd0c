public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unused image or audio file in the archive.
  package static let unusedFile = Rule(
    .rule(
      "asset/unused-file", .note,
      RulePage(
        title: "Unused file in the archive",
        meaning: "The archive contains an image or sound that no asset in the animation uses.",
        effect: "The archive is larger than necessary.",
        wayOut: "Delete the file from the archive, or create the archive again.")),
    example: .archive(
      manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json", "i/moon.png"),
    check: .document { run in
      guard let archive = run.file.archive, archive.paths(.animation).count == 1,
        archive.paths(.theme).isEmpty, archive.paths(.stateMachine).isEmpty
      else { return }
      let files = archive.paths(.image) + archive.paths(.sound)
      guard !files.isEmpty else { return }
      // Archive writers move files without updating the folder in the animation.
      let used = Set(run.document.files.map { lastPart(of: $0.file.file) })
      let unused = files.filter { !used.contains(lastPart(of: $0)) }
      guard !unused.isEmpty else { return }
      run.report("no asset references \(LintedArchive.list(unused))")
    })

  /// Returns the last component of a path.
  ///
  /// For an embedded file, it is long and matches no file.
  private static func lastPart(of path: String) -> String {
    let slash = path.lastIndex { $0 == "/" || $0 == "\\" }
    return String(path[(slash.map(path.index(after:)) ?? path.startIndex)...].prefix(200))
  }
}

extension FindingKind {
  /// Unused file in the archive (`asset/unused-file`).
  public static let unusedFile = Rule.unusedFile.pageKind
}
