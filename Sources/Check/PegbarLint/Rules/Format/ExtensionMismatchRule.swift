internal import PegbarContainer
internal import PegbarDiagnostics

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
        wayOut: "Rename the file after what it is, or pack it as its name says.")),
    found: [
      RuleExample.animation("").named("day.lottie").excerpted("day.lottie, which is JSON"),
      RuleExample.animation("").named("day.tgs"),
      RuleExample.animation("").inFile(of: 100, isGzip: true).named("day.json"),
      RuleExample.archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json")
        .named("day.JSON"),
    ],
    silent: [
      .animation(""), .animation("").named("day.lot"),
      .animation("").inFile(of: 100, isGzip: true),
      .archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json"),
      // Nothing is known of other names, and of text that has none.
      .animation("").inFile(of: 100, isGzip: true).named("day.json.gz"), .animation("").named(""),
    ],
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
