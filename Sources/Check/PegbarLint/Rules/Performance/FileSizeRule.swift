internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The file is larger than it should be.
  package static let fileSize = Rule(
    .fileSize,
    options: [
      RuleOption(
        "max", Double(Limits.heavyFile),
        "how many bytes the file may have, but for space between values")
    ],
    check: .document { run in
      let most = run.number("max")
      guard run.file.standsForFile, Double(run.file.byteCount) > most else { return }
      let bytes = run.file.contentByteCount
      guard Double(bytes) > most else { return }
      run.report(
        "the file has \(NumberWords.bytes(bytes, above: most)); it loads slowly and uses memory in "
          + "proportion", measured: Double(bytes))
    })
}
