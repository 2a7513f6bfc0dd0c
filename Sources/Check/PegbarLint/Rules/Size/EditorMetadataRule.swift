public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// High percentage of editor metadata.
  package static let editorMetadata = Rule(
    .rule(
      "size/editor-metadata", .note,
      RulePage(
        title: "High percentage of editor metadata",
        meaning: """
          Exporters write metadata that players do not require: match names (`mn`), property \
          numbers (`ix`, `cix`, `np`) and switches that are off (`bm`, `ddd`, `ao`, `hd`).
          """,
        effect: """
          The file is larger than necessary. Compression eliminates only part of this overhead.
          """,
        wayOut: """
          Remove the metadata with a tool before you ship the file. Keep the match names of \
          effects, which Skottie uses to identify the effects, and any metadata that a program \
          requires for further editing.
          """,
        example: #"{"mn":"ADBE Vector Shape - Ellipse","ix":1,"cix":2,"hd":false}"#)),
    options: [
      RuleOption("max", 20, in: 0...100, "maximum percentage of the file that is editor metadata")
    ],
    check: .document { run in
      let keepsNames = !run.document.slots.isEmpty || run.hasExpressions
      let count = EditorMetadata(run.file.text, keepsNames: keepsNames).byteCount
      let percent = Double(count) * 100 / Double(max(run.file.text.count, 1))
      guard percent > run.number("max") else { return }
      run.report(
        "editor metadata accounts for \(NumberWords.bytes(count)) of the file "
          + "(\(NumberWords.number(percent.rounded()))%)", measured: Double(count))
    })
}

extension FindingKind {
  /// High percentage of editor metadata (`size/editor-metadata`).
  public static let editorMetadata = Rule.editorMetadata.pageKind
}
