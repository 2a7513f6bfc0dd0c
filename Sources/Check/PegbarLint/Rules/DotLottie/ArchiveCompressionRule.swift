internal import PegbarContainer
public import PegbarDiagnostics

extension Rule {
  /// Compression method that players do not support.
  package static let archiveCompression = Rule(
    .rule(
      "dotlottie/compression", .warning,
      RulePage(
        title: "Unsupported compression in the archive",
        meaning: """
          Files in a dotLottie archive must be uncompressed or compressed with Deflate. Some \
          files in this archive use another method or are password-protected.
          """,
        effect: "Players fail to read these files or reject the whole archive.",
        wayOut: """
          Create the archive again with a dotLottie tool, or select Deflate in the zip program.
          """,
        example: "i/sun.png, compressed with Zstandard")
    ),
    check: .document { run in
      guard let archive = run.file.archive else { return }
      let files = archive.entries.filter { !$0.isFolder }
      let unsupported = files.filter { $0.method != 0 && $0.method != 8 }
      if let first = unsupported.first {
        let method = methods[first.method] ?? "method \(first.method)"
        run.report(
          "\(LintedArchive.list(unsupported.map(\.name))) \(unsupported.count == 1 ? "is" : "are") "
            + "compressed with \(method) instead of Deflate")
      }
      let encrypted = files.filter(\.isEncrypted)
      if !encrypted.isEmpty {
        run.report("a password is required for \(LintedArchive.list(encrypted.map(\.name)))")
      }
    })

  /// The names of compression methods (APPNOTE 6.3.10, 4.4.5).
  private static let methods: [UInt16: String] = [
    1: "Shrink", 6: "Implode", 9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ",
    98: "PPMd",
  ]
}

extension FindingKind {
  /// Compression method that players do not support (`dotlottie/compression`).
  public static let archiveCompression = Rule.archiveCompression.pageKind
}
