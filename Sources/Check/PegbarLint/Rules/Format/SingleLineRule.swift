internal import PegbarBase
public import PegbarDiagnostics

extension Rule {
  /// File without line breaks.
  package static let singleLine = Rule(
    .rule(
      "format/single-line", .note,
      RulePage(
        title: "File without line breaks",
        meaning: "The JSON is on a single line. Most exporters write JSON this way.",
        effect: "Version control displays every change as a change to the whole file.",
        wayOut: "Format the JSON with a tool before you commit it, and minify it in the build.",
        example: #"{"v":"5.7.0","fr":30,"ip":0,"op":60, …}"#)),
    standing: .optional,
    check: .document { run in
      guard !run.file.isGzip, !run.file.isArchive else { return }
      let text = run.file.text
      guard let end = text.lastIndex(where: { !isBreak($0) && $0 != UInt8(ascii: " ") }) else {
        return
      }
      for index in 0..<end {
        if isBreak(text[index]) { return }
        if index & 0xFFFF == 0, Cancellation.isRequested { return }
      }
      run.report("the whole file is on one line (\(NumberWords.bytes(end + 1)))")
    })

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension FindingKind {
  /// File without line breaks (`format/single-line`).
  public static let singleLine = Rule.singleLine.pageKind
}
