public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// White space in the file.
  package static let whitespace = Rule(
    .rule(
      "size/whitespace", .note,
      RulePage(
        title: "White space in the file",
        meaning:
          "The JSON is formatted for readability, with line breaks and spaces between values.",
        effect: "The file is larger than necessary.",
        wayOut: """
          Remove the white space with a tool such as “jq -c .” before you ship the file.
          """)),
    standing: .optional,
    options: [
      RuleOption("max", 1, in: 0...100, "maximum percentage of the file that is white space")
    ],
    example: RuleExample.animation("\n    \"nm\": \"Wide\""),
    check: .document { run in
      let spaces = JSONTextCount.spaces(in: run.file.text)
      let percent = Double(spaces) * 100 / Double(max(run.file.text.count, 1))
      guard percent > run.number("max") else { return }
      run.report(
        "white space accounts for \(NumberWords.bytes(spaces)) of the file "
          + "(\(NumberWords.number(percent.rounded()))%)")
    })
}

extension FindingKind {
  /// White space in the file (`size/whitespace`).
  public static let whitespace = Rule.whitespace.pageKind
}
