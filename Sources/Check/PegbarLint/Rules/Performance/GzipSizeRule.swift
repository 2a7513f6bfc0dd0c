internal import PegbarContainer
public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The file is larger on its way than it should be.
  package static let gzipSize = Rule(
    .rule(
      "perf/gzip-size", .warning,
      RulePage(
        title: "The file is large even compressed",
        meaning: """
          Servers and app packages compress files. What is left of this one, as gzip makes it, is \
          more than 30 kB.
          """,
        effect: "It takes long to download, or makes the app larger.",
        wayOut: """
          Replace keyframes on every frame by a few with easing, simplify traced paths, and turn off \
          “Include in JSON” for images.
          """)),
    standing: .optional,
    options: [RuleOption("max", 30_000, "how many bytes the compressed file may have")],
    example: RuleExample.animation(#""nm": "Small""#).setting("max", to: .number(50)),
    check: .document { run in
      let most = run.number("max")
      let isCompressed = run.file.isGzip || run.file.isArchive
      // Compressing hardly makes anything larger.
      guard run.file.standsForFile, Double(run.file.byteCount) > most,
        let bytes = isCompressed ? run.file.byteCount : GzipSize.of(run.file.text),
        Double(bytes) > most
      else { return }
      // Indentation makes it larger, which is no growth of what it holds.
      run.report(
        "the compressed file has \(NumberWords.bytes(bytes, above: most))",
        measured: Double(run.file.contentByteCount))
    })
}

extension FindingKind {
  /// The file is large even compressed (`perf/gzip-size`).
  public static let gzipSize = Rule.gzipSize.pageKind
}
