internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// Excessive unpacked size.
  package static let zipBomb = Rule(
    .rule(
      "sec/zip-bomb", .error,
      RulePage(
        title: "Excessive unpacked size",
        meaning: """
          A small file that unpacks to hundreds of times its size is designed to exhaust memory. \
          Compression typically reduces animations to about a tenth of their size.
          """,
        effect: "Apps that unpack the file can run out of memory.",
        wayOut:
          """
          Do not use the file unless you know its author. If you know the author, create a new \
          archive from the original JSON.
          """,
        example: "i/sun.png with 5,000 bytes in the archive and 5,000,000 bytes unpacked")),
    options: [
      RuleOption("max", 64_000_000, "maximum unpacked size, in bytes"),
      RuleOption("ratio", 100, in: 1...1e6, "maximum ratio of unpacked to packed size"),
    ],
    check: .document { run in
      let most = run.number("max")
      let ratio = run.number("ratio")
      if run.file.isGzip {
        let size = Double(run.file.text.count)
        guard size > most || size > ratio * Double(run.file.byteCount) else { return }
        return run.report(
          "file size \(NumberWords.bytes(run.file.byteCount)), unpacked size "
            + NumberWords.bytes(run.file.text.count), measured: size)
      }
      guard let archive = run.file.archive else { return }
      var sum = 0.0
      for entry in archive.entries {
        let size = Double(entry.size)
        sum += size
        // Ignores small files, which can have a high ratio.
        if size > 1000, size > ratio * Double(entry.packedSize) {
          return run.report(
            "\(LintedArchive.list([entry.name])) uses \(entry.packedSize) bytes in the archive and "
              + "unpacks to \(NumberWords.count(size)) bytes", measured: size)
        }
      }
      if sum > most {
        run.report(
          "the archive unpacks to \(NumberWords.count(sum)) bytes \(NumberWords.limit(most))",
          measured: sum)
      }
    })
}

extension FindingKind {
  /// Excessive unpacked size (`sec/zip-bomb`).
  public static let zipBomb = Rule.zipBomb.pageKind
}
