public import PegbarDiagnostics

extension Rule {
  /// The file is of another kind than its name says.
  package static let extensionMismatch = Rule(
    .rule(
      "format/extension-mismatch", .warning,
      RulePage(
        title: "The file is of another kind than its name says",
        meaning: """
          A `.json` or `.lot` file is JSON, a `.lottie` file is a zip archive, and a `.tgs` file \
          is JSON that is compressed with gzip. This file holds something else.
          """,
        effect: "Build tools and players that go by the name cannot read the file.",
        wayOut: "Rename the file after what it is, or pack it as its name says.",
        example: "day.lottie, which is JSON")),
    check: .document { run in
      let file = run.file
      guard let dot = file.name.lastIndex(of: ".") else { return }
      let ending = file.name[file.name.index(after: dot)...].lowercased()
      let kind =
        file.isArchive ? "a zip archive" : file.isGzip ? "compressed with gzip" : "JSON text"
      let isRight: Bool
      switch ending {
      case "json", "lot": isRight = !file.isArchive && !file.isGzip
      case "lottie": isRight = file.isArchive
      case "tgs": isRight = file.isGzip
      default: return
      }
      // Once for the animations of an archive.
      guard !isRight, !file.isArchive || file.archive != nil else { return }
      run.report("the file is \(kind), though its name ends with .\(ending)")
    })
}

extension FindingKind {
  /// The file is of another kind than its name says (`format/extension-mismatch`).
  public static let extensionMismatch = Rule.extensionMismatch.pageKind
}
