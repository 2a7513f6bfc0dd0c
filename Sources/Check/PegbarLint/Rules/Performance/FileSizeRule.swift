internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large file.
  package static let fileSize = Rule(
    .fileSize,
    options: [
      RuleOption(
        "max", Double(Limits.heavyFile),
        "maximum size of the file, in bytes, excluding white space between values")
    ],
    check: .document { run in
      let most = run.number("max")
      guard run.file.standsForFile, Double(run.file.byteCount) > most else { return }
      let bytes = run.file.contentByteCount
      guard Double(bytes) > most else { return }
      run.report(
        "file size \(NumberWords.bytes(bytes, above: most))", measured: Double(bytes))
    })
}
