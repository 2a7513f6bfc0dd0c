internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The file is larger than it should be.
  static let fileSize = Rule(
    .fileSize,
    options: [
      RuleOption("max", Double(Limits.heavyFile), "how many bytes the file may have")
    ],
    found: [.animation("").inFile(of: Limits.heavyFile + 1)],
    silent: [.animation("").inFile(of: Limits.heavyFile)],
    check: .document { run in
      let most = run.number("max")
      guard Double(run.file.byteCount) > most else { return }
      run.report(
        """
        the file has \(run.file.byteCount / 1000) kB, more than \
        \(NumberWords.number((most / 1000).rounded(.down))) kB; it loads slowly and uses memory in \
        proportion
        """)
    })
}
