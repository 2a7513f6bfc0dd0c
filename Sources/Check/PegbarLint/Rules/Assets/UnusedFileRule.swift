public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The archive holds an image or a sound that nothing shows.
  package static let unusedFile = Rule(
    .rule(
      "asset/unused-file", .note,
      RulePage(
        title: "The archive holds a file that nothing uses",
        meaning: "No asset of the animation names the image or the sound in the archive.",
        effect: "The archive is larger than it has to be.",
        wayOut: "Delete the file from the archive, or make the archive again.")),
    example: .archive(
      manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json", "i/moon.png"),
    check: .document { run in
      guard let archive = run.file.archive, archive.paths(.animation).count == 1,
        archive.paths(.theme).isEmpty, archive.paths(.stateMachine).isEmpty
      else { return }
      let files = archive.paths(.image) + archive.paths(.sound)
      guard !files.isEmpty else { return }
      // Writers of archives move files and leave the folder in the animation as it was.
      let used = Set(run.document.files.map { lastPart(of: $0.file.file) })
      let unused = files.filter { !used.contains(lastPart(of: $0)) }
      guard !unused.isEmpty else { return }
      run.report("nothing uses \(LintedArchive.list(unused))")
    })

  /// The last part of a path; an embedded file has a long one, which no file has.
  private static func lastPart(of path: String) -> String {
    let slash = path.lastIndex { $0 == "/" || $0 == "\\" }
    return String(path[(slash.map(path.index(after:)) ?? path.startIndex)...].prefix(200))
  }
}

extension FindingKind {
  /// The archive holds a file that nothing uses (`asset/unused-file`).
  public static let unusedFile = Rule.unusedFile.pageKind
}
