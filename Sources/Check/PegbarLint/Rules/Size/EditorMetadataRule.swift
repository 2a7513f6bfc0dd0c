public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Much of the file is of use for editors alone.
  package static let editorMetadata = Rule(
    .rule(
      "size/editor-metadata", .note,
      RulePage(
        title: "Much of the file is of no use for players",
        meaning: """
          Exporters write match names (`mn`), numbers of properties (`ix`, `cix`, `np`) and switches \
          that are off (`bm`, `ddd`, `ao`, `hd`), which players do not need.
          """,
        effect: "The file is larger than it has to be; compression saves only a part of that.",
        wayOut: """
          Let a tool remove them before the file is shipped. Keep the match names of effects, by \
          which Skottie finds them, and everything that a program will edit again.
          """,
        example: #"{"mn":"ADBE Vector Shape - Ellipse","ix":1,"cix":2,"hd":false}"#)),
    options: [
      RuleOption("max", 20, in: 0...100, "how many percent of the file they may take")
    ],
    check: .document { run in
      let keepsNames = !run.document.slots.isEmpty || run.hasExpressions
      let count = EditorMetadata(run.file.text, keepsNames: keepsNames).byteCount
      let percent = Double(count) * 100 / Double(max(run.file.text.count, 1))
      guard percent > run.number("max") else { return }
      run.report(
        "\(NumberWords.bytes(count)) of the file are names and numbers that only editors use "
          + "(\(NumberWords.number(percent.rounded())) %)", measured: Double(count))
    })
}

extension FindingKind {
  /// Much of the file is of no use for players (`size/editor-metadata`).
  public static let editorMetadata = Rule.editorMetadata.pageKind
}
