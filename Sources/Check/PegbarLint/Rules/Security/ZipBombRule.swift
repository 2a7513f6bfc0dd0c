internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// The file unpacks to much more than it has.
  package static let zipBomb = Rule(
    .rule(
      "sec/zip-bomb", .error,
      RulePage(
        title: "The file unpacks to far more than it seems",
        meaning: """
          A small file that unpacks to hundreds of times its size is made to use up memory. \
          Animations shrink to about a tenth.
          """,
        effect: "Apps that unpack the file may run out of memory.",
        wayOut:
          "Do not use the file unless you know who made it; then make it again from its JSON.",
        example: "i/sun.png has 5000 bytes in the archive, and 5000000 unpacked")),
    options: [
      RuleOption("max", 64_000_000, "how many bytes the file may unpack to"),
      RuleOption("ratio", 100, in: 1...1e6, "how many times larger than packed it may be"),
    ],
    check: .document { run in
      let most = run.number("max")
      let ratio = run.number("ratio")
      if run.file.isGzip {
        let size = Double(run.file.text.count)
        guard size > most || size > ratio * Double(run.file.byteCount) else { return }
        return run.report(
          "the file has \(NumberWords.bytes(run.file.byteCount)) and unpacks to "
            + NumberWords.bytes(run.file.text.count), measured: size)
      }
      guard let archive = run.file.archive else { return }
      var sum = 0.0
      for entry in archive.entries {
        let size = Double(entry.size)
        sum += size
        // The smallest file of a kind has some hundred bytes.
        if size > 1000, size > ratio * Double(entry.packedSize) {
          return run.report(
            "\(LintedArchive.list([entry.name])) has \(entry.packedSize) bytes in the archive and "
              + "unpacks to \(NumberWords.count(size))", measured: size)
        }
      }
      if sum > most {
        run.report("the archive unpacks to \(NumberWords.count(sum)) bytes", measured: sum)
      }
    })
}

extension FindingKind {
  /// The file unpacks to far more than it seems (`sec/zip-bomb`).
  public static let zipBomb = Rule.zipBomb.pageKind
}
