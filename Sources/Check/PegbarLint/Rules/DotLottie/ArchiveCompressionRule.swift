internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// The archive is compressed in a way that players do not read.
  package static let archiveCompression = Rule(
    .rule(
      "dotlottie/compression", .warning,
      RulePage(
        title: "The archive is compressed in a way that players do not read",
        meaning: """
          Files of a dotLottie archive are stored as they are or compressed with deflate. These are \
          compressed with another method, or have a password.
          """,
        effect: "Players do not find the files, or refuse the archive.",
        wayOut: """
          Make the archive again with a dotLottie tool, or choose deflate in the zip program.
          """,
        example: "i/sun.png, compressed with Zstandard")
    ),
    check: .document { run in
      guard let archive = run.file.archive else { return }
      let files = archive.entries.filter { !$0.isFolder }
      let unusual = files.filter { $0.method != 0 && $0.method != 8 }
      if let first = unusual.first {
        let method = methods[first.method] ?? "method \(first.method)"
        run.report(
          "\(LintedArchive.list(unusual.map(\.name))) \(unusual.count == 1 ? "is" : "are") "
            + "compressed with \(method) instead of deflate")
      }
      let encrypted = files.filter(\.isEncrypted)
      if !encrypted.isEmpty {
        run.report("a password is needed for \(LintedArchive.list(encrypted.map(\.name)))")
      }
    })

  /// Names of methods (APPNOTE 6.3.10, 4.4.5).
  private static let methods: [UInt16: String] = [
    1: "Shrink", 6: "Implode", 9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ",
    98: "PPMd",
  ]
}

extension FindingKind {
  /// The archive is compressed in a way that players do not read (`dotlottie/compression`).
  public static let archiveCompression = Rule.archiveCompression.pageKind
}
