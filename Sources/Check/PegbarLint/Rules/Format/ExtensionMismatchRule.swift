public import PegbarDiagnostics

extension Rule {
  /// File extension that does not match the contents.
  package static let extensionMismatch = Rule(
    .rule(
      "format/extension-mismatch", .warning,
      RulePage(
        title: "Incorrect file extension",
        meaning: """
          A `.json` or `.lot` file contains JSON, a `.lottie` file is a zip archive, and a `.tgs` \
          file contains JSON compressed with gzip. The contents of this file do not match its \
          extension.
          """,
        effect: "Build tools and players that rely on the extension cannot read the file.",
        wayOut: """
          Change the extension to match the contents, or convert the contents to the format of the \
          extension.
          """,
        example: "a file named day.lottie that contains JSON")),
    check: .document { run in
      let file = run.file
      guard let dot = file.name.lastIndex(of: ".") else { return }
      let ending = file.name[file.name.index(after: dot)...].lowercased()
      let kind =
        file.isArchive ? "a zip archive" : file.isGzip ? "compressed with gzip" : "JSON"
      let isRight: Bool
      switch ending {
      case "json", "lot": isRight = !file.isArchive && !file.isGzip
      case "lottie": isRight = file.isArchive
      case "tgs": isRight = file.isGzip
      default: return
      }
      // Reported once for all animations of an archive.
      guard !isRight, !file.isArchive || file.archive != nil else { return }
      run.report("the file is \(kind), but its extension is .\(ending)")
    })
}

extension FindingKind {
  /// File extension that does not match the contents (`format/extension-mismatch`).
  public static let extensionMismatch = Rule.extensionMismatch.pageKind
}
