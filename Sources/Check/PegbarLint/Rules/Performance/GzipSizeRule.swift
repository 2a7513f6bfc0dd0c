internal import PegbarContainer
public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large compressed file.
  package static let gzipSize = Rule(
    .rule(
      "perf/gzip-size", .warning,
      RulePage(
        title: "Large compressed file",
        meaning: """
          Files are compressed by web servers and in app packages. Even after compression with \
          gzip, this file is larger than 30 kB.
          """,
        effect: "The file is slow to download, or increases the size of the app.",
        wayOut: """
          Replace keyframes on every frame with a few eased keyframes, simplify traced paths, and \
          turn off “Include in JSON” for images.
          """)),
    standing: .optional,
    options: [RuleOption("max", 30_000, "maximum size of the compressed file, in bytes")],
    example: RuleExample.animation(#""nm": "Small""#).setting("max", to: .number(50)),
    check: .document { run in
      let most = run.number("max")
      let isCompressed = run.file.isGzip || run.file.isArchive
      // Compression rarely makes a file larger, so smaller files are skipped.
      guard run.file.standsForFile, Double(run.file.byteCount) > most,
        let bytes = isCompressed ? run.file.byteCount : GzipSize.of(run.file.text),
        Double(bytes) > most
      else { return }
      // Excludes indentation, which is not growth of the content.
      run.report(
        "compressed file size \(NumberWords.bytes(bytes, above: most))",
        measured: Double(run.file.contentByteCount))
    })
}

extension FindingKind {
  /// Large compressed file (`perf/gzip-size`).
  public static let gzipSize = Rule.gzipSize.pageKind
}
